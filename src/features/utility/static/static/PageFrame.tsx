import { useState } from 'react'
import { useShell } from '#templates/shell-context.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import type { DocumentAddress } from './document-address.ts'
import styles from './PageFrame.module.css'

/**
 * Permissions of the frame. Without `allow-same-origin` its page has an opaque origin, and no
 * access to the app's storage or session. The company's documents need no scripts; pages of other
 * hosts may.
 */
const SANDBOX = { own: 'allow-popups', outside: 'allow-scripts allow-forms allow-popups' } as const

interface Props {
  readonly address: DocumentAddress
  readonly title: string
}

/** A page in a frame. `documentContent` has checked that it exists. */
export function PageFrame({ address, title }: Props) {
  const shell = useShell()
  const [loaded, setLoaded] = useState(false)
  return (
    <div className={styles.holder} aria-busy={!loaded}>
      {loaded ? null : <Skeleton lines={8} />}
      <iframe
        className={loaded ? styles.frame : styles.coming}
        src={address.href}
        title={title}
        sandbox={address.own ? SANDBOX.own : SANDBOX.outside}
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
      {address.own ? (
        <p className={styles.source}>内容来自本公司的文件库</p>
      ) : (
        <Banner
          tone="info"
          action={{
            text: '打开原网页',
            onClick: () => void shell.leave({ kind: 'page', target: address.href }),
          }}
        >
          内容由外部页面提供，如无法显示可打开原网页查看
        </Banner>
      )}
    </div>
  )
}
