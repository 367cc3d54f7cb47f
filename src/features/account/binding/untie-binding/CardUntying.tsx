import { useNavigate } from 'react-router-dom'
import { untyingBlock, untyingStep } from '#domain/binding/untying.ts'
import { bindingPaths } from '#paths/binding.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
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
  const replace = useReplace()
  const facts = useCardFacts(bankSerial)
  const go = (step: '1' | '2', as = type) =>
    replace(bindingPaths.untieBinding.to({ type: as, step, bankSerial, from }))
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
              onAction={() => go('1', '3')}
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
  if (type === '4') return <ReplaceCard lost={facts.bound} from={from} onRefused={onRefused} />
  if (type === '5') return <ContractEnding card={facts.bound} from={from} />
  return <UntyingPassword type={type} title={`解绑${cardName(facts.bound)}`} {...untying} />
}
