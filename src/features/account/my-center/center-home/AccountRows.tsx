import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { documentWords } from '#domain/person/validity.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import { now14 } from '#platform/clock.ts'
import { session } from '#session/session.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { passwordPath, prerequisites } from '#shared/engines/person/prerequisites.ts'
import { FunctionRow } from './FunctionRow.tsx'
import { Row, type RowProps } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { CardsSheet } from './CardsSheet.tsx'
import { stateWords } from './center-words.ts'
import { useApplet, useCards, useDocument, useStatus } from './use-center-data.ts'

const YES_NO = { '1': '已绑定', '0': '未绑定' } as const

/** The way to bind, which is done where the other app's user is. */
const HOW_TO_BIND = {
  微信: '请在微信中打开本页面，登录后选择“已有账户”，用证件号和交易密码绑定。',
  小程序: '请在微信中打开我们的小程序，登录后用手机号和验证码绑定。',
} as const

/** Identity, number, password, cards, and the accounts of other apps. */
export function AccountRows() {
  const { userInfo } = useSnapshot(session)
  const status = useStatus()
  const document = useDocument()
  const cards = useCards()
  const applet = useApplet()
  const [managing, setManaging] = useState(false)
  const user = status.data
  const verify = useRealName()
  const isVerified = user !== undefined && nameVerified(user) === true
  const hasPassword = user?.tpwdFlag === '1'
  const today = now14().slice(0, 8)
  return (
    <>
      <RowCard title="账户与安全">
        <Row
          title="实名信息"
          value={
            user !== undefined && !isVerified
              ? '去认证'
              : stateWords(document, (it) => documentWords(it, today))
          }
          {...(isVerified
            ? { href: authenticPaths.verifyInformation.to({ step: '1', mode: 'document' }) }
            : { onClick: () => void verify() })}
        />
        <Row
          title="手机号"
          value={stateWords(status, ({ mobileNo }) => mobileNo || '未绑定')}
          href={bindingPaths.bindPhone.to({ step: '1' })}
        />
        {isVerified ? (
          <Row
            title="交易密码"
            value={hasPassword ? '修改' : '未设置'}
            href={passwordPath(hasPassword)}
          />
        ) : null}
        {isVerified ? (
          <Row
            title="银行卡"
            value={stateWords(cards, (it) => `${it.cards.length} 张`)}
            onClick={() => setManaging(true)}
          />
        ) : null}
        <FunctionRow of="security" signed={false} />
        {/* In its place from the start: who the user is, is said after the figures. */}
        <Row
          title="微信"
          value={userInfo === null ? '' : YES_NO[userInfo.hasBindWeChat]}
          {...(userInfo === null ? {} : bindingDoor('微信', userInfo.hasBindWeChat))}
        />
        <Row
          title="小程序"
          value={stateWords(applet, ({ wxBindFlag }) => YES_NO[wxBindFlag])}
          {...(applet.data === undefined ? {} : bindingDoor('小程序', applet.data.wxBindFlag))}
        />
      </RowCard>
      <CardsSheet open={managing} query={cards} onClose={() => setManaging(false)} />
    </>
  )
}

/** Returns where a binding is ended, or what has to be done for one. */
function bindingDoor(
  app: keyof typeof HOW_TO_BIND,
  bound: keyof typeof YES_NO,
): Pick<RowProps, 'href' | 'onClick'> {
  if (bound === '1') {
    return { href: bindingPaths.untieBinding.to({ type: app === '微信' ? '1' : '2', step: '1' }) }
  }
  return {
    onClick: () =>
      void dialog.alert({
        title: `如何绑定${app}`,
        content: HOW_TO_BIND[app],
        confirmText: '知道了',
      }),
  }
}

/** In place of all of a user's own groups, for somebody without an account here. */
export function VisitorRows() {
  return (
    <RowCard title="账户与安全">
      <Row
        title="绑定或开立账户"
        note="绑定后可以查看持有、交易和管理银行卡"
        href={prerequisites.account(undefined)}
      />
    </RowCard>
  )
}
