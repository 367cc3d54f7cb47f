import { useNavigate } from 'react-router-dom'
import { bindingPaths } from '#paths/binding.ts'
import { cardProblem, mobileProblem } from '#shared/bank/bank-fields.ts'
import { MobileField } from '#shared/bank/BankFields.tsx'
import { NumbersCard } from '#shared/bank/NumbersCard.tsx'
import { PictureSlot } from '#shared/capture/PictureSlot.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import type { Missing } from '#ui/fields/Button.tsx'
import { PasscodeSheet } from '#ui/fields/PasscodeSheet.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { UNTIE_WORDS } from '../parts/untie-words.ts'
import { ProofOutline } from './ProofOutline.tsx'
import type { BoundCard } from './use-card-facts.ts'
import { useReplacement } from './use-replacement.ts'

const NUMBERS = 'new-card'
const PROOF = 'bank-proof'

const PROOFS = [
  '银行出具的销户、挂失或换卡证明，盖章清晰',
  '证明上有本人姓名，以及原卡和新卡的卡号',
  '四角完整，没有反光和遮挡',
]

interface Props {
  readonly lost: BoundCard
  readonly from: string | undefined
  readonly onRefused: () => void
}

/** The second step of a lost card's replacement: the new card and the bank's proof. */
export function ReplaceCard({ lost, from, onRefused }: Props) {
  const navigate = useNavigate()
  const form = useReplacement(lost, from, onRefused)
  const { numbers, lookup } = form
  const found = lookup.of(numbers.cardNo)
  const reason =
    cardProblem(numbers.cardNo) ??
    (found?.ok === false ? found.text : null) ??
    mobileProblem(numbers.mobileNo)
  const missing: Missing | null =
    reason !== null
      ? { reason, target: NUMBERS }
      : form.hasPicture
        ? null
        : { reason: '请先上传银行证明', target: PROOF }
  const name = `${lost.bankName}（尾号 ${lost.cardTail}）`
  return (
    <>
      <FlowTemplate
        steps={UNTIE_WORDS['4'].steps}
        current={1}
        action={{ text: '提交换卡申请', missing, onClick: () => form.request.start() }}
        footNote="卡号和手机号加密后发送，照片仅用于审核"
      >
        <Banner tone="info">{`新卡须为您本人在${lost.bankName}的储蓄卡，用来接替${name}`}</Banner>
        <NumbersCard
          id={NUMBERS}
          title="新银行卡"
          numbers={numbers}
          onType={form.type}
          lookup={lookup}
          error={form.request.problem('card')}
          onSign={null}
        />
        {found?.ok === true && found.bank.signBy === 'page' ? (
          <Card>
            <MobileField
              value={numbers.mobileNo}
              onChange={(mobileNo) => form.type({ mobileNo })}
            />
          </Card>
        ) : null}
        <Card id={PROOF} title="银行出具的证明">
          <PictureSlot
            label="银行证明"
            capture={form.picture}
            outline={<ProofOutline />}
            doneText="已上传"
          />
        </Card>
        <Card title="证明要求">
          <BulletList items={PROOFS} />
        </Card>
      </FlowTemplate>
      <PasscodeSheet
        open={form.request.asking}
        title="请输入交易密码"
        subtitle={`更换${name}`}
        error={form.request.problem('password')}
        onComplete={form.request.enter}
        onClose={form.request.cancel}
        onForgot={() => void navigate(bindingPaths.setBank.to({ from }), { replace: true })}
      />
    </>
  )
}
