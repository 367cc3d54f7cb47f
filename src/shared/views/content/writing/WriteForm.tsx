import { useState } from 'react'
import { Segments } from '#ui/fields/Segments.tsx'
import { WriteFields, type WriteFieldsProps } from './WriteFields.tsx'
import styles from './WriteSheet.module.css'
import { WritersOnly } from './WritersOnly.tsx'
import { draftPlace, POSTS, type PostKind } from './writing.ts'

type Props = Omit<WriteFieldsProps, 'kind'>

/** The form by itself, for a screen that is about nothing else. */
export const WriteForm = (props: Props) => (
  <WritersOnly settings={props.settings}>
    <Form {...props} />
  </WritersOnly>
)

function Form({ writing, ...props }: Props) {
  const [kind, setKind] = useState<PostKind>(
    writing.kind === 'post' ? (writing.kinds[0] ?? 'idea') : 'idea',
  )
  return (
    <>
      {writing.kind === 'post' && writing.circle !== undefined && (
        <p className={styles.note}>{`发布到：${writing.circle.title}`}</p>
      )}
      {writing.kind === 'post' && writing.topic !== undefined && (
        <p className={styles.note}>{`发布到话题：${writing.topic.title}`}</p>
      )}
      {writing.kind === 'post' && writing.kinds.length > 1 && (
        <Segments
          label="发布什么"
          items={writing.kinds.map((key) => ({ key, label: POSTS[key] }))}
          value={kind}
          onChange={setKind}
        />
      )}
      <WriteFields
        key={`${props.settings.personId} ${draftPlace(writing, kind)}`}
        {...props}
        kind={kind}
        writing={writing}
      />
    </>
  )
}
