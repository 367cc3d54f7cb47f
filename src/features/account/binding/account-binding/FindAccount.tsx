import { useState } from 'react'
import { isUserAccountAuth } from '#api/calls/account-opening.ts'
import { LOOKUP_LIMITS } from '#domain/identity/account-lookups.ts'
import { identityNumberProblem } from '#domain/identity/identity-number.ts'
import { nameForm, nameProblem } from '#domain/identity/person-name.ts'
import { enrollPaths } from '#paths/enroll.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { CertNoField } from '#features/account/binding/parts/CertNoField.tsx'
import type { FoundPerson } from './found-person.ts'

/** The steps of binding an account. */
export const BINDING_STEPS = ['核对身份', '验证密码', '完成'] as const

const FORM = 'person'
/** The same for a number without an account and for another name: rules.md#binding-an-account. */
const NOT_FOUND = '未查到匹配的账户，请核对姓名和身份证号'

const AT_PERSON = { at: 'person', text: '暂时无法查询，请稍后再试' } as const
const FIND = submissionCall(isUserAccountAuth, {
  identityMismatch: AT_PERSON,
  underage: AT_PERSON,
  tooOften: AT_PERSON,
  otherwise: AT_PERSON,
})

interface Props {
  readonly from: string | undefined
  readonly onFound: (person: FoundPerson) => void
}

/** The first step: who it is. */
export function FindAccount({ from, onFound }: Props) {
  const [userName, setUserName] = useState('')
  const [certNo, setCertNo] = useState('')
  const reason = nameProblem(userName) ?? identityNumberProblem(certNo)

  const finding = useSubmission({
    places: ['person'],
    async check(ask) {
      const { isAuth, noAppAccount } = await ask(FIND({ certNo, userName }))
      if (isAuth !== '1') return { at: 'person', text: NOT_FOUND }
      onFound({ userName, certNo, noAppAccount })
      return false
    },
    call: () => null,
    onDone: () => {},
    words: { notSent: { at: 'person', text: '网络不通，没有查询，请重试' } },
  })
  const problem = finding.problem('person')

  return (
    <FlowTemplate
      steps={BINDING_STEPS}
      current={0}
      action={{ text: '下一步', missing: lacking(reason, FORM), onClick: () => finding.start() }}
      footNote={`仅用于核对您的账户，每天最多查询 ${LOOKUP_LIMITS.byUser} 次`}
    >
      <Card id={FORM} title="已有账户">
        {problem === '' ? null : <Banner tone="danger">{problem}</Banner>}
        <TextField
          label="姓名"
          value={userName}
          onChange={(typed) => {
            finding.edited()
            setUserName(typed)
          }}
          form={nameForm}
          placeholder="身份证上的姓名"
          problem={nameProblem(userName)}
          clearable
        />
        <CertNoField
          value={certNo}
          onChange={(typed) => {
            finding.edited()
            setCertNo(typed)
          }}
        />
      </Card>
      <RowCard>
        <Row
          title="还没有账户"
          note="用手机号注册，随后可以开户"
          href={enrollPaths.cellphoneEnroll.to({ step: '1', from })}
        />
      </RowCard>
    </FlowTemplate>
  )
}
