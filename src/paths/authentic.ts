import { path } from './path.ts'

/** Not built yet; the pre-trade gate sends people there (rules.md#pre-trade-gate). */
export const authenticPaths = {
  authentic: path('/authentic'),
  authenticSuccess: path('/authentic/authenticSuccess'),
} as const
