import type * as v from 'valibot'
import { listMessages } from '#api/calls/message.ts'

/** A page of the list; `keptAt` is when its copy was stored that is read without a network. */
export interface MessagePage extends v.InferOutput<typeof listMessages.payload> {
  readonly keptAt?: number
}

export type Message = MessagePage['items'][number]
