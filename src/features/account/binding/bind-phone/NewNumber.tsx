import { changeMobile } from '#api/calls/account.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import { codeReason } from '#domain/identity/message-code.ts'
import { bindingPaths } from '#paths/binding.ts'
import { dropProof, heldProof } from '#session/proofs.ts'
import { mobileProblem } from '#shared/engines/proof/bank-fields.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { MessageCode } from '#shared/engines/proof/MessageCode.tsx'
import { NumberField } from '#shared/engines/proof/NumberField.tsx'
import { requestMobileCode } from '#shared/engines/proof/request-mobile-code.ts'
import { useCodedNumbers } from '#shared/engines/proof/use-coded-numbers.ts'
import {
  CODE_ROWS,
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { lacking } from '#ui/fields/missing.ts'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { PHONE_STEPS } from './phone-steps.ts'

const FORM = 'new-number'
const UNUSABLE = '该手机号不能使用，请更换'

const CHANGE = submissionCall(changeMobile, {
  ...PASSWORD_ROWS,
  ...CODE_ROWS,
  proofNeeded: {
    at: 'toast',
    text: '身份验证已失效，请重新验证',
    textSource: 'own',
    action: 'proveAgain',
  },
  mobileTaken: { at: 'number', text: UNUSABLE },
  sameAsBefore: { at: 'number', text: UNUSABLE, means: 'doneWhereLost' },
  tokenExpired: GENERAL,
})

interface Props {
  /** The number so far is masked. */
  readonly user: { readonly mobileNo: string; readonly tpwdFlag: '0' | '1' }
  /** The proof was a card: some acts then rest for a day. */
  readonly rests: boolean
  readonly from: string | undefined
  readonly onProofLost: () => void
}

/** The new number with its code; the trading password seals the change. */
export function NewNumber({ user, rests, from, onProofLost }: Props) {
  const replace = useReplace()
  const { changed } = useWayBack(from)
  const before = user.mobileNo
  const coded = useCodedNumbers({
    name: 'bindPhone',
    about: 'new',
    scene: 'sendMobileCode',
    start: { mobileNo: '' },
    request: requestMobileCode('change'),
    faults: { [RET.mobileTaken]: UNUSABLE, [RET.sameAsBefore]: UNUSABLE },
  })
  const { message } = coded
  const { mobileNo } = coded.numbers

  const change = useSubmission({
    places: ['number'],
    requiresPassword: user.tpwdFlag === '1',
    code: message,
    async call({ seal, password }) {
      const { entered } = message
      if (entered === null) return null
      const sealed = await (password === ''
        ? seal({ mobileNo })
        : seal({ mobileNo, transPwd: password }))
      const proofToken = heldProof('proofToken')
      if (proofToken !== null) return CHANGE({ ...sealed, ...entered, proofToken })
      onProofLost()
      return null
    },
    /** The mask says whether the number was changed, where it differs. */
    async askOutcome() {
      const now = await fetchOrThrow(queryUserStatus, {})
      const after = maskPhone(mobileNo)
      return now.mobileNo === after && after !== before
    },
    onDone() {
      dropProof('proofToken')
      changed()
      replace(bindingPaths.bindingSuccess.to({ code: '2', from }))
    },
    actions: { proveAgain: onProofLost },
    words: {
      unknown: { at: 'toast', text: noAnswer('请稍后再查询') },
      notDone: { at: 'toast', text: '手机号还没有更换，请再次提交' },
    },
  })

  const wrong = mobileProblem(mobileNo)
  const reason = wrong ?? codeReason(message)
  const action = change.unknown
    ? { text: '查询更换结果', missing: null, sends: null, onClick: change.ask }
    : { text: '更换手机号', missing: lacking(reason, FORM), onClick: () => change.start() }
  return (
    <>
      <FlowTemplate
        steps={PHONE_STEPS}
        current={1}
        action={action}
        footNote="更换后其他设备需重新登录。银行预留手机号不会随之改变，如需修改请联系银行"
      >
        {rests ? (
          <Banner tone="warning">更换后 24 小时内暂停快速取出、解绑和更换银行卡</Banner>
        ) : null}
        {change.unknown ? (
          <Banner tone="warning">没有收到处理结果，手机号可能已经更换。请查询后再决定下一步</Banner>
        ) : null}
        <Card id={FORM} title={`将 ${before} 更换为`}>
          <NumberField
            label="新手机号"
            value={mobileNo}
            onChange={(typed) => {
              change.edited()
              coded.type({ mobileNo: typed })
            }}
            error={coded.fault || change.problem('number')}
          />
          <MessageCode message={message} missing={lacking(wrong, FORM)} source="bindPhone" />
        </Card>
      </FlowTemplate>
      <PasswordSheet
        of={change}
        subtitle="更换手机号"
        onForgot={() => replace(bindingPaths.setBank.to({ from }))}
      />
    </>
  )
}
