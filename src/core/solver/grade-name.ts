/** The names of the grades 1 to 5. */
export const GRADES = ['very-easy', 'easy', 'medium', 'hard', 'very-hard'] as const;
export type GradeName = (typeof GRADES)[number];
export type Grade = 1 | 2 | 3 | 4 | 5;

export const isGradeName = (value: unknown): value is GradeName =>
  (GRADES as readonly unknown[]).includes(value);

/** The name of a grade: 3 is `medium`. */
export const gradeName = (grade: Grade): GradeName => GRADES[grade - 1]!;
