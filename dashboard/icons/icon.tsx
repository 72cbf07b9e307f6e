import type { ReactElement, SVGProps } from 'react'

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height in px. */
  size?: number
  /** Width of the lines, on a grid of 24 by 24. */
  stroke?: number
}

export type Icon = (props: IconProps) => ReactElement

/**
 * Hidden from screen readers, unless it has an `aria-label`.
 * @param path what is drawn, on a grid of 24 by 24: the `d` of an SVG path
 */
export const icon = (path: string): Icon =>
  function Icon({ size = 24, stroke = 2, ...svg }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={!svg['aria-label'] || undefined}
        {...svg}
      >
        <path d={path} />
      </svg>
    )
  }
