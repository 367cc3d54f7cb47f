import * as v from 'valibot'
import { path } from './path.ts'

export const errorPaths = {
  networkError: path('/error/networkError', { from: v.optional(v.string()) }),
  error404: path('/error/error404'),
} as const
