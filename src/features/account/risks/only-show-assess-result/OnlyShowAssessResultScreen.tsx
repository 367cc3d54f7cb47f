import { useQuery } from '@tanstack/react-query'
import { queryFor } from '#api/query.ts'
import { queryRiskQuestionnaire } from '#api/calls/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import { useShell } from '#templates/shell-context.ts'
import { AnswerList } from '#shared/engines/questionnaire/AnswerList.tsx'
import { ResultLoaded } from '../parts/ResultLoaded.tsx'
import { RiskResult, type Result } from '../parts/RiskResult.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'

/**
 * The user's current class, with the answers that it follows from. Only for reading: it leads to no
 * order.
 */
export default function OnlyShowAssessResultScreen() {
  return <ResultLoaded way={{}}>{(result) => <LatestResult result={result} />}</ResultLoaded>
}

function LatestResult({ result }: { readonly result: Result }) {
  const shell = useShell()
  const replace = useReplace()
  // Answers are shown only next to their questions: not where the questionnaire has changed or does
  // not load.
  const { data } = useQuery(queryFor(queryRiskQuestionnaire, {}))
  const same = data !== undefined && data.questionnaireId === result.questionnaireId
  const again = {
    text: '重新测评',
    onClick: () => replace(risksPaths.assessment.to()),
  }
  const primary = result.expired ? again : { text: '返回', onClick: shell.back }
  return (
    <RiskResult
      result={result}
      primary={primary}
      rest={same ? <AnswerList questions={data.questions} answers={result.answers} /> : null}
    />
  )
}
