import { path } from './path.ts'

export const homePaths = {
  home: path('/'),
} as const
