import { useState } from 'react'
import { isUserAccountAuth } from '#api/calls/account-opening.ts'
import { CallRefused, send } from '#api/client.ts'
import { LOOKUP_LIMITS } from '#domain/identity/account-lookups.ts'
import { nameForm, nameProblem } from '#domain/identity/person-name.ts'
import { identityForm } from '#domain/text/number-forms.ts'
import { enrollPaths } from '#paths/enroll.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { certProblem } from '../parts/cert-problem.ts'
import type { FoundPerson } from './AccountBindingScreen.tsx'

/** The steps of binding an account. */
export const BINDING_STEPS = ['核对身份', '验证密码', '完成'] as const

const FORM = 'person'
/** The same for a number without an account and for another name: rules.md#binding-an-account. */
const NOT_FOUND = '未查到匹配的账户，请核对姓名和身份证号'

interface Props {
  readonly from: string | undefined
  readonly onFound: (person: FoundPerson) => void
}

/** The first step: who it is. */
export function FindAccount({ from, onFound }: Props) {
  const [userName, setUserName] = useState('')
  const [certNo, setCertNo] = useState('')
  const [problem, setProblem] = useState('')
  const reason = nameProblem(userName) ?? certProblem(certNo)

  async function find(): Promise<void> {
    setProblem('')
    let answer
    try {
      answer = await send(isUserAccountAuth, { certNo, userName })
    } catch (failure) {
      const why = failure instanceof CallRefused ? failure.retMsg : ''
      return setProblem(why || '网络不通，没有查询，请重试')
    }
    if (!answer.ok) return setProblem(answer.retMsg || '暂时无法查询，请稍后再试')
    const { isAuth, noAppAccount } = answer.payload
    return isAuth === '1' ? onFound({ userName, certNo, noAppAccount }) : setProblem(NOT_FOUND)
  }

  return (
    <FlowTemplate
      steps={BINDING_STEPS}
      current={0}
      action={{
        text: '下一步',
        missing: reason === null ? null : { reason, target: FORM },
        busy: false,
        onClick: find,
      }}
      footNote={`仅用于核对您的账户，每天最多查询 ${LOOKUP_LIMITS.byUser} 次`}
    >
      <Card id={FORM} title="已有账户">
        {problem === '' ? null : <Banner tone="danger">{problem}</Banner>}
        <TextField
          label="姓名"
          value={userName}
          onChange={(typed) => {
            setProblem('')
            setUserName(typed)
          }}
          form={nameForm}
          placeholder="身份证上的姓名"
          problem={nameProblem(userName)}
          clearable
        />
        <TextField
          label="身份证号"
          value={certNo}
          onChange={(typed) => {
            setProblem('')
            setCertNo(typed)
          }}
          form={identityForm}
          placeholder="18 位身份证号"
          problem={certProblem(certNo)}
          clearable
        />
      </Card>
      <Card flush>
        <RowList>
          <Row
            title="还没有账户"
            note="用手机号注册，随后可以开户"
            href={enrollPaths.cellphoneEnroll.to({ step: '1', from })}
          />
        </RowList>
      </Card>
    </FlowTemplate>
  )
}
