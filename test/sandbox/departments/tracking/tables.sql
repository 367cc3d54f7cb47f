CREATE TABLE tracked_events (
  event_id INTEGER PRIMARY KEY AUTOINCREMENT,
  time TEXT NOT NULL,
  event TEXT NOT NULL
) STRICT;

CREATE TABLE tracked_batches (
  batch TEXT PRIMARY KEY,
  time TEXT NOT NULL,
  times INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tracked_counts (
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign_calls (
  day TEXT NOT NULL,
  call TEXT NOT NULL,
  campaign_id TEXT NOT NULL,
  mark_id TEXT NOT NULL,
  channel TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, call, campaign_id, mark_id, channel)
) STRICT, WITHOUT ROWID;

CREATE TABLE ad_conversions (
  callback TEXT NOT NULL,
  event_type TEXT NOT NULL,
  web_url TEXT NOT NULL,
  account_id TEXT NOT NULL,
  plan_id TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (callback, event_type)
) STRICT, WITHOUT ROWID;
