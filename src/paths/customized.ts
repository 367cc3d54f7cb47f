import { path } from './path.ts'

export const customizedPaths = {
  customizedPage: path('/customized/CustomizedPage'),
} as const
