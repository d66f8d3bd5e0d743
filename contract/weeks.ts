/** Weeks in each unit of time that texts name: the build compares stages by them, and the planner adds them up. */
export const weeksIn = { day: 1 / 7, 'working day': 1 / 5, week: 1, month: 52 / 12 } as const;
