import { path } from './path.ts'

export const togetherPaths = {
  togetherHome: path('/together/togetherHome'),
} as const
