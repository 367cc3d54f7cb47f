-- What people write and read. Lists are JSON text.

CREATE TABLE content_people (
  person_id TEXT PRIMARY KEY,
  user_id TEXT UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('manager', 'advisor', 'editor', 'column', 'member')),
  name TEXT NOT NULL,
  title TEXT NOT NULL,
  cert_no TEXT NOT NULL,
  fm_uid TEXT NOT NULL,
  line TEXT NOT NULL,
  bio TEXT NOT NULL,
  department TEXT NOT NULL,
  style TEXT NOT NULL,
  career_from TEXT NOT NULL,
  fund_types TEXT NOT NULL,
  since TEXT NOT NULL,
  left_date TEXT,
  ip_place TEXT NOT NULL,
  expert INTEGER NOT NULL,
  followers INTEGER NOT NULL,
  hidden INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX content_people_by_manager ON content_people (fm_uid);

CREATE TABLE content_items (
  item_id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  space TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  body TEXT NOT NULL,
  text TEXT NOT NULL,
  more TEXT NOT NULL,
  author_id TEXT NOT NULL,
  source_name TEXT NOT NULL,
  tags TEXT NOT NULL,
  topics TEXT NOT NULL,
  special_id TEXT,
  special_no INTEGER NOT NULL,
  funds TEXT NOT NULL,
  create_time TEXT NOT NULL,
  publish_time TEXT NOT NULL,
  update_time TEXT,
  state TEXT NOT NULL CHECK (state IN ('pending', 'shown', 'rejected', 'hidden', 'deleted')),
  state_reason TEXT NOT NULL,
  reviewer TEXT NOT NULL,
  review_time TEXT NOT NULL,
  review_due TEXT NOT NULL,
  comments TEXT NOT NULL CHECK (comments IN ('open', 'closed', 'off')),
  ip_place TEXT NOT NULL,
  promoted INTEGER NOT NULL,
  pinned INTEGER NOT NULL,
  important INTEGER NOT NULL,
  question_state TEXT NOT NULL,
  question_id TEXT,
  answer_due TEXT NOT NULL,
  likes INTEGER NOT NULL,
  favourites INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX content_items_in_order ON content_items (pinned, publish_time, item_id);
CREATE INDEX content_items_of ON content_items (author_id, create_time);
CREATE INDEX content_items_to ON content_items (question_id) WHERE question_id IS NOT NULL;
CREATE INDEX content_items_due ON content_items (review_due) WHERE state = 'pending';

CREATE TABLE content_comments (
  comment_id TEXT PRIMARY KEY,
  item_id TEXT NOT NULL,
  parent_id TEXT,
  author_id TEXT NOT NULL,
  reply_to TEXT NOT NULL,
  text TEXT NOT NULL,
  time TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'shown', 'rejected', 'hidden', 'deleted')),
  state_reason TEXT NOT NULL,
  reviewer TEXT NOT NULL,
  review_time TEXT NOT NULL,
  review_due TEXT NOT NULL,
  ip_place TEXT NOT NULL,
  likes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX content_comments_of ON content_comments (item_id, parent_id, time);
CREATE INDEX content_comments_by ON content_comments (author_id, time);
CREATE INDEX content_comments_due ON content_comments (review_due) WHERE state = 'pending';

CREATE TABLE content_marks (
  user_id TEXT NOT NULL,
  target TEXT NOT NULL,
  mark TEXT NOT NULL CHECK (mark IN ('like', 'favourite')),
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, target, mark)
) STRICT, WITHOUT ROWID;
CREATE INDEX content_marks_of ON content_marks (target, mark);

CREATE TABLE content_follows (
  user_id TEXT NOT NULL,
  target TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, target)
) STRICT, WITHOUT ROWID;
CREATE INDEX content_follows_of ON content_follows (target);

CREATE TABLE content_votes (
  user_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  option_id TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, item_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_reports (
  report_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  target TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT NOT NULL,
  time TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('received', 'upheld', 'dismissed')),
  outcome TEXT NOT NULL,
  decide_due TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX content_reports_of ON content_reports (target, state);

CREATE TABLE content_requests (
  user_id TEXT NOT NULL,
  request_no TEXT NOT NULL,
  call TEXT NOT NULL,
  asked TEXT NOT NULL,
  made TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, request_no)
) STRICT, WITHOUT ROWID;
CREATE INDEX content_requests_by ON content_requests (user_id, call, time);

CREATE TABLE content_settings (
  user_id TEXT PRIMARY KEY,
  personal INTEGER NOT NULL DEFAULT 0,
  rules_agreed TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

CREATE TABLE content_blocks (
  user_id TEXT NOT NULL,
  person_id TEXT NOT NULL,
  PRIMARY KEY (user_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_mutes (
  user_id TEXT PRIMARY KEY,
  until TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE content_hot (
  board TEXT NOT NULL,
  item_id TEXT NOT NULL,
  score INTEGER NOT NULL,
  PRIMARY KEY (board, item_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE content_lessons (
  user_id TEXT NOT NULL,
  lesson_id TEXT NOT NULL,
  seconds INTEGER NOT NULL,
  heard INTEGER NOT NULL,
  done INTEGER NOT NULL,
  saved_at TEXT NOT NULL,
  passed_at TEXT NOT NULL,
  PRIMARY KEY (user_id, lesson_id)
) STRICT, WITHOUT ROWID;
