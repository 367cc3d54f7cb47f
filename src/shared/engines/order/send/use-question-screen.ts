import { useFresh } from '#api/use-fresh.ts'
import { useStillAgreed } from '#shared/engines/agreement/use-still-agreed.ts'
import { useShell } from '#templates/shell-context.ts'

/** The parts of a screen that the questions of an order use. */
export function useQuestionScreen() {
  const fresh = useFresh()
  const stillAgreed = useStillAgreed()
  const { tradeGate } = useShell()
  return { fresh, stillAgreed, tradeGate }
}

export type QuestionScreen = ReturnType<typeof useQuestionScreen>
