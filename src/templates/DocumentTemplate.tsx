import type { ReactNode } from 'react'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import type { TextSection } from '#domain/text-section.ts'
import styles from './DocumentTemplate.module.css'
import { StaleNotice } from './StaleNotice.tsx'

interface Props {
  readonly sections: readonly TextSection[]
  /** Shown above the text: whose document it is, its date. */
  readonly children?: ReactNode
  readonly footNote?: ReactNode
}

/** A page to read (rules, agreements, help), from sections as data. */
export function DocumentTemplate({ sections, children, footNote }: Props) {
  return (
    <Page footNote={footNote}>
      <StaleNotice />
      {children}
      {sections.map(({ heading, paragraphs = [], items = [], table }) => (
        <Card key={heading} id={heading.replace(/\s/g, '')} title={heading}>
          <div className={styles.text}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {items.length === 0 ? null : <BulletList items={items} />}
            {table === undefined ? null : (
              <table className={styles.table}>
                <thead>
                  <tr>
                    {table.head.map((text) => (
                      <th key={text} scope="col">
                        {text}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {table.rows.map((row) => (
                    <tr key={row.join()}>
                      {row.map((text, column) => (
                        <td key={table.head[column] ?? text}>{text}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        </Card>
      ))}
    </Page>
  )
}
