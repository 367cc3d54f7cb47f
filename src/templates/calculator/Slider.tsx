import styles from './Slider.module.css'

interface Props {
  readonly label: string
  readonly least: number
  readonly most: number
  readonly step: number
  readonly value: number
  /** The value in words, for screen readers. */
  readonly text: string
  readonly onChange: (value: number) => void
}

/** A number chosen by dragging, next to a field in which it can be typed. */
export function Slider({ label, least, most, step, value, text, onChange }: Props) {
  return (
    <input
      className={styles.slider}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={least}
      max={most}
      step={step}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
