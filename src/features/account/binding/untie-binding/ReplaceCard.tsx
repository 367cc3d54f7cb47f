import { submitServiceRequest } from '#api/calls/service-request.ts'
import { bindingPaths } from '#paths/binding.ts'
import {
  cardProblem,
  mobileProblem,
  type BankNumbers,
  NO_NUMBERS,
} from '#shared/engines/proof/bank-fields.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { MobileField } from '#shared/engines/proof/BankFields.tsx'
import { NumbersCard } from '#shared/engines/bank/NumbersCard.tsx'
import { cardName } from '#domain/bank/card-name.ts'
import { useBankOfCard } from '#shared/engines/bank/use-bank-of-card.ts'
import { PictureSlot } from '#shared/parts/capture/PictureSlot.tsx'
import { useProofPicture } from '#shared/parts/capture/use-proof-picture.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall, PASSWORD_ROWS } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import type { Missing } from '#ui/base/Button.tsx'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { UNTIE_WORDS } from '#domain/binding/untying-words.ts'
import { ProofOutline } from '#shared/parts/capture/DocumentDrawings.tsx'
import { useState } from 'react'

const NUMBERS = 'new-card'
const PROOF = 'bank-proof'

const PROOFS = [
  '银行出具的销户、挂失或换卡证明，盖章清晰',
  '证明上有本人姓名，以及原卡和新卡的卡号',
  '四角完整，没有反光和遮挡',
]

const ABOUT_CARD = { at: 'card', text: '这张卡不能使用，请核对' } as const
const REFUSED = { at: 'dialog', action: 'goBack' } as const
const REPLACE = submissionCall(submitServiceRequest, {
  ...PASSWORD_ROWS,
  identityMismatch: ABOUT_CARD,
  cardUnsupported: ABOUT_CARD,
  cardTaken: ABOUT_CARD,
  notFound: REFUSED,
  notAuthenticated: REFUSED,
  requestPending: REFUSED,
  coolDown: REFUSED,
  mobileTaken: REFUSED,
  tokenExpired: REFUSED,
  otherwise: REFUSED,
})

interface Props {
  readonly lost: BoundCard
  readonly from: string | undefined
  readonly onRefused: () => void
}

/** The second step of a lost card's replacement: the new card and the bank's proof. */
export function ReplaceCard({ lost, from, onRefused }: Props) {
  const replace = useReplace()
  const { changed } = useWayBack(from)
  const [numbers, setNumbers] = useState<BankNumbers>(NO_NUMBERS)
  const picture = useProofPicture('bankProof')
  // One intention, however often its answer is lost.
  const [requestNo] = useState(newRequestNo)
  const lookup = useBankOfCard(({ bank }) =>
    bank.bankId === lost.bankId ? null : `新卡须为${lost.bankName}的储蓄卡`,
  )

  function showProgress(): void {
    changed()
    replace(bindingPaths.untieSuccess.to({ type: '4', requestNo, from }))
  }

  const request = useSubmission({
    places: ['card'],
    requiresPassword: true,
    async call({ seal, password }) {
      const { cardNo: bankNo, mobileNo } = numbers
      return REPLACE({
        requestNo,
        kind: 'replaceCard',
        imageIds: [picture.imageId],
        bankSerial: lost.bankSerial,
        ...(await seal({ bankNo, mobileNo, transPwd: password })),
      })
    },
    onDone: showProgress,
    // It may have arrived: the progress is read by the request's number.
    onUnknown: showProgress,
    actions: { goBack: onRefused },
  })
  const type = (change: Partial<BankNumbers>) => {
    request.edited()
    setNumbers((before) => ({ ...before, ...change }))
  }

  const found = lookup.of(numbers.cardNo)
  const reason =
    cardProblem(numbers.cardNo) ??
    (found?.ok === false ? found.text : null) ??
    mobileProblem(numbers.mobileNo)
  const missing: Missing | null =
    reason !== null
      ? { reason, target: NUMBERS }
      : picture.imageId !== ''
        ? null
        : { reason: '请先上传银行证明', target: PROOF }
  const name = cardName(lost)
  return (
    <>
      <FlowTemplate
        steps={UNTIE_WORDS['4'].steps}
        current={1}
        action={{ text: '提交换卡申请', missing, onClick: () => request.start() }}
        footNote="卡号和手机号加密后发送，照片仅用于审核"
      >
        <Banner tone="info">{`新卡须为您本人在${lost.bankName}的储蓄卡，用来接替${name}`}</Banner>
        <NumbersCard
          id={NUMBERS}
          title="新银行卡"
          numbers={numbers}
          onType={type}
          lookup={lookup}
          error={request.problem('card')}
          onSign={null}
        />
        {found?.ok === true && found.bank.signBy === 'page' ? (
          <Card>
            <MobileField value={numbers.mobileNo} onChange={(mobileNo) => type({ mobileNo })} />
          </Card>
        ) : null}
        <Card id={PROOF} title="银行出具的证明">
          <PictureSlot
            label="银行证明"
            capture={picture.capture}
            outline={<ProofOutline />}
            doneText="已上传"
          />
        </Card>
        <Card title="证明要求">
          <BulletList items={PROOFS} />
        </Card>
      </FlowTemplate>
      <PasswordSheet
        of={request}
        subtitle={`更换${name}`}
        onForgot={() => replace(bindingPaths.setBank.to({ from }))}
      />
    </>
  )
}
