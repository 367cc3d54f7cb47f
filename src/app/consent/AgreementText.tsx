import { useQuery } from '@tanstack/react-query'
import { listProtocols } from '#api/calls/registration.ts'
import { queryFor } from '#api/query.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import styles from './PrivacyNotice.module.css'

/** The provider's text of an agreement, found by its title. */
export function AgreementText({ name }: { readonly name: string }) {
  const texts = useQuery(queryFor(listProtocols, { scene: 'enroll' }))
  return (
    <Loaded query={texts} skeleton={<Skeleton shape="rows" lines={4} />}>
      {({ protocols }) => {
        const found = protocols.find(({ title }) => title.includes(name))
        if (found === undefined)
          return (
            <EmptyState kind="empty" title="暂时没有找到这份文件" note="请稍后再试或联系客服" />
          )
        return found.sections.map(({ heading, text }) => (
          <section key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            <p>{text}</p>
          </section>
        ))
      }}
    </Loaded>
  )
}
