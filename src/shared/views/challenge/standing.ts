import type * as v from 'valibot'
import type { keepHomepage } from '#api/calls/keep-challenge.ts'

/** How far a user has come in a challenge. */
export type Standing = v.InferOutput<typeof keepHomepage.payload>
