/** Weights of a topic's heat. */
export const topicHeat = { participant: 5, post: 2, comment: 1 } as const;
/** Weights of a post's heat. */
export const postHeat = { like: 2, comment: 1 } as const;

/** The rule of topics as a sentence for readers. */
export const topicHeatRule = `热度：一位参与者计 ${topicHeat.participant} 分，一条帖子计 ${topicHeat.post} 分，话题下的一条评论计 ${topicHeat.comment} 分；同分时新的在前`;
/** The rule of posts as a sentence for readers. */
export const postHeatRule = `最热：一个赞计 ${postHeat.like} 分，一条评论计 ${postHeat.comment} 分；同分时新的在前`;
