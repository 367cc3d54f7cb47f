import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/base/Button.tsx'
import styles from './CardLink.module.css'

interface Props {
  readonly to: string
  readonly children: string
}

/** The link in a card's head to the screen with more of its content. */
export function CardLink({ to, children }: Props) {
  const navigate = useNavigate()
  return (
    <span className={styles.link}>
      <Button kind="text" size="small" onClick={() => void navigate(to)}>
        {children}
      </Button>
    </span>
  )
}
