import { path } from './path.ts'

export const fundManagerPaths = {
  home: path('/fundManager/home'),
} as const
