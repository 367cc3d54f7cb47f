import { useNavigate } from 'react-router-dom'
import { untyingBlock, untyingStep } from '#domain/identity/untying.ts'
import { bindingPaths } from '#paths/binding.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { UNTIE_WORDS } from '../parts/untie-words.ts'
import { CardSummary } from './CardSummary.tsx'
import { ContractEnding } from './ContractEnding.tsx'
import { ReplaceCard } from './ReplaceCard.tsx'
import { UntyingPassword } from './UntyingPassword.tsx'
import { UntyingTerms } from './UntyingTerms.tsx'
import { useCardFacts, type CardFacts } from './use-card-facts.ts'
import { useUntying } from './use-untying.ts'

export interface CardUntyingProps {
  readonly type: '3' | '4' | '5'
  readonly step: '1' | '2'
  readonly bankSerial: string
  readonly from?: string | undefined
}

/** Unties one of the user's cards, replaces it, or ends the contract with its bank. */
export function CardUntying(props: CardUntyingProps) {
  const { type, bankSerial, from } = props
  const navigate = useNavigate()
  const facts = useCardFacts(bankSerial)
  const go = (step: '1' | '2') =>
    void navigate(bindingPaths.untieBinding.to({ type, step, bankSerial, from }), {
      replace: true,
    })
  return (
    <Loaded query={facts} skeleton={<SkeletonScreen shape="steps" />}>
      {(known) => {
        const block = untyingBlock(type, known)
        if (block === 'noContract') {
          return (
            <EmptyState
              kind="empty"
              title={`${known.bound.bankName}的卡没有需要解除的签约`}
              note="只有在银行自己的页面签约的卡需要解除签约，其他卡可以直接解绑"
              actionText="解绑这张卡"
              onAction={() =>
                void navigate(
                  bindingPaths.untieBinding.to({ type: '3', step: '1', bankSerial, from }),
                  { replace: true },
                )
              }
            />
          )
        }
        if (untyingStep(props.step, block) === '2') {
          return (
            <SecondStep
              {...props}
              facts={known}
              onRefused={() => {
                void facts.refetch()
                go('1')
              }}
            />
          )
        }
        return (
          <UntyingTerms
            type={type}
            block={block}
            coolDownUntil={known.coolDownUntil}
            onGoOn={() => go('2')}
            onProgress={() =>
              void navigate(
                bindingPaths.untieSuccess.to({ type: '4', requestNo: known.use.replacing, from }),
              )
            }
          >
            <CardSummary type={type} facts={known} from={from} />
          </UntyingTerms>
        )
      }}
    </Loaded>
  )
}

interface StepProps extends CardUntyingProps {
  readonly facts: CardFacts
  readonly onRefused: () => void
}

function SecondStep({ type, bankSerial, from, facts, onRefused }: StepProps) {
  const untying = useUntying({ type: '3', bankSerial, from }, onRefused)
  const { bankName, cardTail } = facts.bound
  if (type === '4') return <ReplaceCard lost={facts.bound} from={from} onRefused={onRefused} />
  if (type === '5') return <ContractEnding card={facts.bound} from={from} />
  return (
    <UntyingPassword
      steps={UNTIE_WORDS[type].steps}
      title={`解绑${bankName}（尾号 ${cardTail}）`}
      error={untying.error}
      onEnter={untying.enter}
      onForgot={untying.forgot}
    />
  )
}
