import * as v from 'valibot'
import { text } from '#domain/text-formats.ts'
import { path } from './path.ts'

export const outsidePaths = {
  /**
   * rules.md#leaving-for-outside-pages. Says where `target` leads before going there; without it,
   * the points mall's home.
   */
  jump: path('/outside/jump', {
    kind: v.picklist(['page', 'redirect', 'mall']),
    target: v.optional(text(2_000)),
  }),
} as const
