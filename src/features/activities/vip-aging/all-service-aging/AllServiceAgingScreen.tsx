import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { isSignedIn, session } from '#session/session.ts'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { ElderPage } from '../parts/ElderPage.tsx'
import { findServices } from './services.ts'

// No template: what it lists comes with the pack, so that nothing loads.
/** Every service with a sentence about it, to be searched; for everybody. */
export default function AllServiceAgingScreen() {
  useSnapshot(session)
  const [words, setWords] = useState('')
  const groups = findServices(words)
  const signedIn = isSignedIn()
  return (
    <ElderPage>
      <SearchField
        label="搜索服务"
        placeholder="想办什么，例如取钱"
        value={words}
        onChange={setWords}
      />
      {groups.length === 0 ? (
        <EmptyState
          kind="empty"
          title="没有找到这项服务"
          note="换个说法试试，或联系人工客服"
          actionText="看全部服务"
          onAction={() => setWords('')}
        />
      ) : (
        groups.map(({ title, services }) => (
          <Card key={title} title={title} flush>
            <RowList label={title}>
              {services.map(({ name, sentence, href, own }) => (
                <Row
                  key={name}
                  whole
                  title={name}
                  note={sentence}
                  href={href}
                  value={own && !signedIn ? '登录查看' : undefined}
                />
              ))}
            </RowList>
          </Card>
        ))
      )}
    </ElderPage>
  )
}
