import { path } from './path.ts'

export const remittancePaths = {
  largeRemittance: path('/remittance/LargeRemittance'),
} as const
