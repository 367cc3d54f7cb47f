import type * as v from 'valibot'
import type {
  contentAuthor,
  contentComment,
  contentItem,
  contentReply,
  contentSettings,
  contentState,
  itemKind,
  wholeItem,
} from '#api/content-entities.ts'

/** The answers of the provider, by its schemas. */
export type ContentItem = v.InferOutput<typeof contentItem>
export type WholeItem = v.InferOutput<typeof wholeItem>
export type ContentAuthor = v.InferOutput<typeof contentAuthor>
export type ContentComment = v.InferOutput<typeof contentComment>
export type ContentReply = v.InferOutput<typeof contentReply>
export type ContentSettings = v.InferOutput<typeof contentSettings>
export type ContentState = v.InferOutput<typeof contentState>
export type ItemKind = v.InferOutput<typeof itemKind>
