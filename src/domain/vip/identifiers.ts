import { matching } from '#domain/text-formats.ts'

export const rightId = matching(/^[a-z][a-z0-9-]{1,31}$/, 'Names one right of members')
