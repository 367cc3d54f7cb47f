import type { OpeningStep } from '#domain/identity/opening.ts'
import { authenticPaths } from '#paths/authentic.ts'

type To = (from: string | undefined) => string

const PATHS: Readonly<Record<OpeningStep, To>> = {
  document: (from) => authenticPaths.verifyInformation.to({ step: '1', from }),
  confirm: (from) => authenticPaths.verifyInformation.to({ step: '2', from }),
  info: (from) => authenticPaths.replenishInformation.to({ from }),
  card: (from) => authenticPaths.authBank.to({ from }),
  password: (from) => authenticPaths.bindPassword.to({ step: '1', from }),
  done: (from) => authenticPaths.authenticSuccess.to({ from }),
}

/** The address of a step of the opening; `from` is where it leads back to in the end. */
export const openingPath = (step: OpeningStep, from: string | undefined): string =>
  PATHS[step](from)
