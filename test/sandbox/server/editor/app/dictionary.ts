import type { Dictionary } from '@puckeditor/core'
import words from './dictionary.json' with { type: 'json' }

/** Puck's own words, in the operators' language. */
export const DICTIONARY: Dictionary = words
