import type * as v from 'valibot'
import type { keepHomepage } from '#api/calls/keep-challenge.ts'

/** The progress of a user in a challenge. */
export type Standing = v.InferOutput<typeof keepHomepage.payload>
