import { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import { AtOpeningStep, prefetchProgress } from '../parts/AtOpeningStep.tsx'
import { Replace } from '../parts/Replace.tsx'

type Input = PathInput<typeof authenticPaths.authentic>

/** Leads to the step of the opening that is next, or to the activation of an account. */
export default function AuthenticScreen({ input }: { readonly input: Input }) {
  const { mode, from } = input
  if (mode === 'activate') {
    return <Replace to={authenticPaths.verifyInformation.to({ step: '3', mode, from })} />
  }
  return <AtOpeningStep wish={null} from={from} />
}

export const prefetch = prefetchProgress
