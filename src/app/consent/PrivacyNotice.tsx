import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { brand } from '#domain/brand.ts'
import { changesSince } from '#domain/identity/notice-changes.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { answerNotice } from '#platform/consent-answer.ts'
import { consent, endQuestion, keptAnswer } from '#platform/consent.ts'
import { Button } from '#ui/base/Button.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { useModal } from '#ui/overlays/use-modal.ts'
import { AgreementText } from './AgreementText.tsx'
import styles from './PrivacyNotice.module.css'

const AGREEMENTS = ['用户服务协议', '个人信息保护政策'] as const

const PURPOSES = [
  '登录、开户和交易：使用您的手机号、身份信息和银行卡信息，这是法律法规的要求',
  '账户安全：识别您的登录状态，防止他人冒用',
  '改进服务：统计页面的打开、停留、点击和出错情况，不含您的身份信息',
  '广告效果：统计广告带来的注册、开户、首次买入和首个定投，不含您的身份信息和金额',
]

/**
 * Says what the user's data is for, with the choice to agree or only to browse. Nothing is chosen.
 */
export function PrivacyNotice() {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [changes] = useState(() => changesSince(keptAnswer()))
  useModal(true, box, () => {
    if (reading !== null) setReading(null)
    else if (consent.asking) endQuestion()
  })
  return createPortal(
    <div className={styles.layer}>
      <div
        ref={box}
        className={styles.box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
      >
        <h2 id={id} className={styles.title}>
          {reading ?? (changes.length > 0 ? '个人信息保护政策已更新' : '个人信息保护提示')}
        </h2>
        {reading === null ? (
          <div className={styles.body}>
            {changes.length > 0 ? (
              <>
                <p>与您上次阅读时相比：</p>
                <BulletList items={changes} />
              </>
            ) : (
              <p>{`欢迎使用${brand.company}。您同意后，我们会将您的信息用于：`}</p>
            )}
            {changes.length > 0 && <p>您同意后，我们会将您的信息用于：</p>}
            <BulletList items={PURPOSES} />
            <p className={styles.links}>
              {AGREEMENTS.map((name) => (
                <button
                  key={name}
                  type="button"
                  className={styles.link}
                  onClick={() => setReading(name)}
                >{`《${name}》`}</button>
              ))}
              <a className={styles.link} href={privacyPaths.infoList.to()}>
                个人信息收集清单
              </a>
            </p>
            <p>不同意也可以浏览公开的基金信息，登录时会再次询问您。</p>
          </div>
        ) : (
          <div className={styles.body}>
            <AgreementText name={reading} />
          </div>
        )}
        <div className={styles.actions}>
          {reading === null ? (
            <>
              <Button block onClick={() => answerNotice(true)}>
                同意
              </Button>
              <Button block kind="secondary" onClick={() => answerNotice(false)}>
                不同意，仅浏览
              </Button>
            </>
          ) : (
            <Button block kind="secondary" onClick={() => setReading(null)}>
              返回
            </Button>
          )}
        </div>
      </div>
    </div>,
    document.body,
  )
}
