import { text } from '#domain/text-formats.ts'
import { path } from './path.ts'

export const privacyPaths = {
  infoList: path('/privacy/infoList'),
  infoDetail: path('/privacy/infoDetail', { infoId: text(32) }),
} as const
