import { useRiskCap } from '#shared/engines/person/use-risk-cap.ts'
import { useDraft } from '#session/draft.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { FoundFunds } from './FoundFunds.tsx'
import { RiskQuestion } from './RiskQuestion.tsx'
import { TypeQuestion } from './TypeQuestion.tsx'
import { answers, toCriteria, HORIZONS, NO_ANSWERS, STEPS, type Answers } from './criteria.ts'

const NEXT = { 0: 1, 1: 2, 2: 3, 3: 3 } as const
const BEFORE = { 0: 0, 1: 0, 2: 1, 3: 2 } as const

/** Returns whether the question of the step is answered; the one about types may stay open. */
const isAnswered = ({ step, horizon, risk }: Answers): boolean =>
  step === 0 ? horizon !== null : step === 1 ? risk !== null : true

/**
 * 按需选基: three questions, then the funds that fit the answers, sorted by one figure. Facts, not
 * advice.
 */
export default function CustomizedPageScreen() {
  const [draft, change] = useDraft('customizedPage', answers, NO_ANSWERS)
  const limit = useRiskCap()
  const criteria = toCriteria(draft, limit.cap)
  if (draft.step === 3 && criteria !== null)
    return <FoundFunds criteria={criteria} onChange={(step) => change({ step })} />
  // A draft without a valid answer starts at the first question.
  const step = draft.step === 3 ? 0 : draft.step
  return (
    <FlowTemplate
      steps={STEPS}
      current={step}
      action={{
        text: step === 2 ? '查看符合条件的基金' : '下一步',
        missing: isAnswered({ ...draft, step }) ? null : { reason: '请先选择一项' },
        busy: limit.pending,
        onClick: () => change({ step: NEXT[step] }),
      }}
      {...(step === 0
        ? {}
        : {
            note: (
              <Button kind="text" size="small" onClick={() => change({ step: BEFORE[step] })}>
                上一步
              </Button>
            ),
          })}
      footNote={<RiskLine>筛选结果只列出事实，不构成投资建议</RiskLine>}
    >
      {step === 0 ? (
        <Choices
          title="这笔钱多久之后要用"
          choices={HORIZONS}
          value={draft.horizon}
          onChange={(horizon) => change({ horizon })}
        />
      ) : step === 1 ? (
        <RiskQuestion limit={limit} value={draft.risk} onChange={(risk) => change({ risk })} />
      ) : (
        <TypeQuestion
          moneyOnly={draft.horizon === 'week'}
          value={draft.types}
          onChange={(types) => change({ types })}
        />
      )}
    </FlowTemplate>
  )
}
