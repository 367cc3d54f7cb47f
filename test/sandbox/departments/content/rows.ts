import * as v from 'valibot'
import { contentState, itemKind, personKind, readLevel } from '#api/content-entities.ts'

const texts = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
const bit = v.picklist([0, 1])

export const personRow = v.object({
  person_id: v.string(),
  user_id: v.nullable(v.string()),
  kind: personKind,
  name: v.string(),
  title: v.string(),
  cert_no: v.string(),
  fm_uid: v.string(),
  line: v.string(),
  bio: v.string(),
  department: v.string(),
  style: v.string(),
  /** The first day in the trade; empty of who is not in it. */
  career_from: v.string(),
  fund_types: texts,
  since: v.string(),
  left_date: v.nullable(v.string()),
  ip_place: v.string(),
  expert: bit,
  followers: v.number(),
  hidden: bit,
})
export type PersonRow = v.InferOutput<typeof personRow>

const pictureData = v.object({
  name: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
})

/** The fields that few items have. */
export const itemMore = v.object({
  cover: v.optional(pictureData),
  pictures: v.optional(v.array(pictureData), []),
  /** Choices with the votes of others. */
  vote: v.optional(
    v.array(v.object({ optionId: v.string(), label: v.string(), votes: v.number() })),
  ),
  terms: v.optional(v.array(v.object({ term: v.string(), meaning: v.string() })), []),
  companies: v.optional(v.array(v.string()), []),
  reading: v.optional(v.object({ level: readLevel, minutes: v.number(), chapters: v.number() })),
})
export type ItemMore = v.InferInput<typeof itemMore>

export const itemRow = v.object({
  item_id: v.string(),
  kind: itemKind,
  space: v.string(),
  title: v.string(),
  summary: v.string(),
  body: v.string(),
  text: v.string(),
  more: v.pipe(v.string(), v.parseJson(), itemMore),
  author_id: v.string(),
  source_name: v.string(),
  tags: texts,
  topics: texts,
  special_id: v.nullable(v.string()),
  special_no: v.number(),
  funds: texts,
  create_time: v.string(),
  publish_time: v.string(),
  update_time: v.nullable(v.string()),
  state: contentState,
  state_reason: v.string(),
  comments: v.picklist(['open', 'closed', 'off']),
  ip_place: v.string(),
  promoted: bit,
  pinned: bit,
  important: bit,
  question_state: v.picklist(['', 'waiting', 'answered', 'declined']),
  question_id: v.nullable(v.string()),
  likes: v.number(),
  favourites: v.number(),
})
export type ItemRow = v.InferOutput<typeof itemRow>

export const commentRow = v.object({
  comment_id: v.string(),
  item_id: v.string(),
  parent_id: v.nullable(v.string()),
  author_id: v.string(),
  /** The reply that it answers; `''` where it answers the comment above. */
  reply_to: v.string(),
  text: v.string(),
  time: v.string(),
  state: contentState,
  state_reason: v.string(),
  ip_place: v.string(),
  likes: v.number(),
})
export type CommentRow = v.InferOutput<typeof commentRow>
