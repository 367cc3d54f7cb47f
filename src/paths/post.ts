import { text } from '#domain/text-formats.ts'
import { path } from './path.ts'

export const postPaths = {
  /** rules.md#posted-forms. The ticket names a form that the provider keeps for two minutes. */
  post: path('/post', { ticket: text(64) }),
} as const
