import { codeReason } from '#domain/identity/message-code.ts'
import { wxAppletBind } from '#api/calls/login.ts'
import { signInContainer } from '#platform/bridge.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { mobileProblem } from '#shared/engines/proof/bank-fields.ts'
import { openCustomer } from '#shared/parts/help/open-customer.ts'
import { dropInvitation, invitationFields } from '#shared/views/invite/kept-invitation.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { MessageCode } from '#shared/engines/proof/MessageCode.tsx'
import { requestMobileCode } from '#shared/engines/proof/request-mobile-code.ts'
import { useCodedNumbers } from '#shared/engines/proof/use-coded-numbers.ts'
import { CODE_ROWS, GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { NumberField } from '#shared/engines/proof/NumberField.tsx'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { useTitle } from '#templates/use-title.ts'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { toast } from '#ui/base/toast.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

const FORM = 'first-number'

const BIND = submissionCall(wxAppletBind, {
  ...CODE_ROWS,
  alreadyBound: { at: 'dialog', offer: { text: '联系客服', action: 'help' } },
  tokenExpired: GENERAL,
})

interface Props {
  readonly from: string | undefined
  /** The page that says what was bound; without one the way back is taken at once. */
  readonly result?: string
}

/** The first number of an account that has none: of a mini-program's user, most often. */
export function FirstNumber({ from, result }: Props) {
  const replace = useReplace()
  const wayBack = useWayBack(from)
  useTitle('绑定手机号')
  const { numbers, message, type } = useCodedNumbers({
    name: 'bindPhone',
    about: 'first',
    scene: 'sendMobileCode',
    start: { mobileNo: '' },
    request: requestMobileCode('bind'),
  })
  const wrong = mobileProblem(numbers.mobileNo)
  const reason = wrong ?? codeReason(message)

  const binding = useSubmission({
    code: message,
    call: async ({ seal }) =>
      message.entered &&
      BIND({
        ...(await seal(numbers)),
        ...message.entered,
        ...invitationFields({}),
      }),
    async onDone(bound) {
      dropInvitation()
      // Stored before going on: the page that the way back leads to requires the number.
      if (bound !== null) keepUserInfo(sessionStore, bound.userInfo, await signInContainer())
      if (result !== undefined) {
        wayBack.changed()
        return replace(result)
      }
      toast.show('手机号已绑定')
      return wayBack.done()
    },
    actions: { help: () => openCustomer('bindPhone') },
  })

  return (
    <FormTemplate
      action={{
        text: '绑定手机号',
        missing: lacking(reason, FORM),
        onClick: () => binding.start(),
      }}
      footNote="手机号加密后发送，用于登录和接收交易通知"
    >
      <Card id={FORM} title="绑定后可继续办理">
        <NumberField
          label="手机号"
          value={numbers.mobileNo}
          onChange={(mobileNo) => type({ mobileNo })}
        />
        <MessageCode message={message} missing={lacking(wrong, FORM)} source="bindPhone" />
      </Card>
    </FormTemplate>
  )
}
