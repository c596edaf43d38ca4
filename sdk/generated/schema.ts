// Generated from openapi/ by `npm run sdk`. Not edited by hand.
export interface paths {
    "/getNewsSection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The channels of the front page in their order
         * @description With `cityId`, the channels of that city edition; without it, those of the default city 135.
         */
        get: operations["listSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getNewsSectionLabelNewsPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stories of one channel, newest first
         * @description With `label`, only stories that carry it. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        get: operations["listSectionNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getnewbannerlist.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pictures of the front page's carousel
         * @description With `cityId`, the pictures of that city edition.
         */
        post: operations["listBanners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getheadlinenewslisttwo.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The front page's stream, newest first
         * @description `client-id`, `device-id` and `version` are headers of the specification; they do not change the answer. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listHeadlineNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getImportantNewsList.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Important news, newest first
         * @description Stories that editors marked as important. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listImportantNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getLabelNewsMoreForSub.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stories that carry one label
         * @description With `newsId`, a special topic's id, the stories of one of its sections: `label` names the section, and `by` what the sections are formed by. Without it `by` is not looked at.
         */
        post: operations["listLabelNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getSpecialNewsByNewsId.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A special topic without its stories
         * @description Title, lead, picture and counts of the topic. Its stories are listed by `listSpecialSections` and `listSpecialTimeline`.
         */
        post: operations["getSpecialTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subjectnews_content_eight.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The sections of a special topic with their newest eight stories each
         * @description By label the sections stand in the editors' order, and one without stories is left out. By city every city has its section, with or without stories, and the stories of the whole province follow; how a section goes on says `getLabelNewsMoreForSub.do`.
         */
        post: operations["listSpecialSections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listSpecialNewsTimeStyle.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All stories of a special topic by time
         * @description `order` decides whether the newest or the oldest story comes first. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listSpecialTimeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getNewsAdertList.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ads for one place of the app
         * @description Without `position`, ads of the stream; without `cityId`, those of the default city 135.
         */
        post: operations["listAds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/ad-closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell why a reader closed an ad; counted by reason, of nobody in particular
         * @description Only a count for each reason is stored; neither the reader nor the device is. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["closeAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsshare/listMainPageNews4Share.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stories a share page offers for reading on
         * @description For pages that a reader opened from a shared address. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listShareHomeNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsshare/addShareViewcount.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count one view of a shared story
         * @description Every view counts, whether or not the reader is signed in. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["countShareView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsshare/getRecommandNewsListForShare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stories akin to one story
         * @description At most `pageSize` stories; there are no further pages.
         */
        get: operations["listRecommendedNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commennews_content.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One story, whole
         * @description Text, pictures, audio, vote, related stories and the card for sharing. With `beginning`, a long text is cut and `rest` says that more follows.
         */
        post: operations["getArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get/hot/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot events by heat
         * @description The whole list at once, with the time at which heat was last computed.
         */
        get: operations["listHotEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audioNewsList.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Audio news, newest first; of one programme, or from one episode on
         * @description With `programmeId` the episodes of that programme, else every audio story. With `from`, an episode's id, the list that the episode stands in (its programme's, or every audio story when it belongs to none), beginning with it; `programmeId` is not looked at then.
         */
        post: operations["listAudioNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/of-kind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stories of one kind, newest first
         * @description With `after`, a story's id, what comes after it: older ones first, and then from the newest on, each once and never itself. Such a list has no next page, and `cursor` is not looked at.
         */
        post: operations["listKindNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishers of one kind, the most followed first
         * @description `kind` is personal or organisation. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listPublishers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videocollection/getVideoPublisherDetail.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One publisher, personal or an organisation
         * @description Introduction, counts, contact and services; `followed` is of the signed-in reader.
         */
        post: operations["getPublisher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videocollection/listVideoByPublisher.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Films of a publisher, newest first
         * @description Only videos that are published. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listPublisherVideos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/publisher-stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a publisher wrote or showed live, newest first
         * @description Films are listed by `videocollection/listVideoByPublisher.do`.
         */
        post: operations["listPublisherStories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/publisher-follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a publisher, or let it be
         * @description `follow: false` ends following. The answer has the new count of followers. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["followPublisher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/followed-publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishers that the signed-in reader follows, followed last first
         * @description `total` counts all publishers that the reader follows. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listFollowedPublishers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/audio-programmes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The programmes that audio news belong to, in the editors' order
         * @description The whole list at once.
         */
        get: operations["listAudioProgrammes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stories that hold the words, newest first
         * @description Titles, summaries and texts are searched; `total` counts all hits. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["searchNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/search-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a reader may be looking for, while typing
         * @description Hot events whose title holds the words, labels that begin with them, and new stories whose title holds them. At most ten in all.
         */
        get: operations["listSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/most-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stories by their reads of a day or a week, most read first
         * @description A day begins at midnight in Asia/Shanghai; a week is this day and the six before it.
         */
        get: operations["listMostRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/news-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count one reading of a story
         * @description A reader counts once for a story, and so does a device (`ak`) whose reader is not signed in. What tells neither is counted each time.
         */
        post: operations["countNewsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a story, or take the like back
         * @description `like: false` takes the like back. The answer has the new count. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["likeNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a story, or take it out again
         * @description `save: false` removes the story from the saved ones, which `listSavedNews` lists. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["saveNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getUserPortrayalInfo.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the signed-in reader’s own history tells of a year
         * @description Without a year the newest in which they read; 404 for one that is yet to come.
         */
        post: operations["getReaderPortrait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getPortrayalInfoRedirectUrl.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a reader has their portrait
         * @description Of the newest year in which the signed-in reader read; for everybody else, of the present one. It names nobody: whoever opens it sees their own.
         */
        post: operations["getPortraitAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reader's saved stories, saved last first
         * @description A story that was withdrawn since comes without its card, so that the reader can take it out.
         */
        post: operations["listSavedNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The stories that the reader has read, read last first
         * @description `total` counts all stories in the history. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listReadNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/history-remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget that a story was read, or all that was read
         * @description Without `newsId` the whole history is deleted. `removed` counts the deleted entries. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["removeReadNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/device-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over what was saved and read on a device before signing in
         * @description The union by story: a saved story keeps its earliest time, a read one its latest, so that sending the same lists again changes nothing. Of labels, hot events and reporters, a follow keeps its earliest time and the latest that the reader looked at it; those beyond 100 are left out. Stories that do not exist are left out; a time that is yet to come counts as now.
         */
        post: operations["mergeDeviceLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cards of stories that are known by their ids
         * @description For lists that a device keeps. In the order asked for; stories that do not exist are left out.
         */
        post: operations["listNewsCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/briefing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest edition of 早报 or 晚报, or the one with an id
         * @description Eight headlines that the gateway chooses at 07:00 and at 18:00. Their order stays the same; a story that was withdrawn since is left out.
         */
        get: operations["getBriefing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/reporter-news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stories whose byline names a reporter or an editor, newest first
         * @description A name with no story is a 404.
         */
        post: operations["listReporterNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a label, a hot event or a reporter, or stop following
         * @description A new follow counts what is published from now on. A reader follows at most 100; one more is a 409. An unknown target is a 404.
         */
        post: operations["followNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the reader follows, with what is new since they last looked
         * @description Those with new stories first, the newest of them first; then the others, followed last first.
         */
        post: operations["listNewsFollows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/device-follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is new in labels, hot events and reporters that a device follows
         * @description For visitors, in the order of `listNewsFollows`.
         */
        post: operations["checkNewsFollows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/follow-seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that the reader has looked at what they follow
         * @description Does nothing for a target that the reader does not follow.
         */
        post: operations["updateNewsFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The key that browsers subscribe to notifications with
         * @description Public, the same for all; a browser that is subscribed with another key subscribes again.
         */
        post: operations["getPushKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/push-subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be notified of new stories of hot events in this browser
         * @description Adds events to those that the browser is notified of, at most 100, which a signed-in reader also has to follow when a story appears; one more is a 409. Of a reader's browsers the ten latest are notified. The endpoint has to be a public address; unknown events are a 404. Stories published from now on count; one notification for each event and browser tells what is new, none between 22:00 and 07:00 in Shanghai.
         */
        post: operations["startPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/push-unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop being notified of hot events in this browser
         * @description Without `events` of all of them, and the gateway forgets the browser. An unknown endpoint is no error.
         */
        post: operations["stopPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/news/push-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The hot events that this browser is notified of
         * @description None for an unknown endpoint.
         */
        post: operations["getPushState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newscomment/news_comment_list.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comments under a story, or the replies to one comment
         * @description With `parentId`, the replies to that comment. `order` sorts by time or by likes. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listNewsComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newscomment/news_comment_add_lev1.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a comment under a story
         * @description A comment with words that need review is pending until an editor accepts it; its author sees it at once. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["addNewsComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add_lev1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a comment under a story, on the plain gateway path
         * @description The same as `addNewsComment`, under the address that the specification names. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add_lev2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a comment
         * @description `parentId` is the first-level comment; `replyToId` names the reply that is answered, if any. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["addReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newscomment_praise.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a comment, or take the like back
         * @description `like: false` takes the like back. The answer has the new count. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["praiseNewsComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/public/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a comment or a reply under any subject
         * @description `subjectType` and `subjectId` name the subject; with `parentId` it is a reply. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["addPublicComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/public/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comments under any subject, or the replies to one
         * @description With `parentId`, the replies to that comment. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listPublicComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/public/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take back one's own comment
         * @description Writes by GET, as the specification names it. 403 for a comment of another reader. A repeat with the same `clientId` gets the first answer.
         */
        get: operations["removePublicComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/public/praise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Like a comment, or take the like back
         * @description Writes by GET, as the specification names it. `like=false` takes the like back. A repeat with the same `clientId` gets the first answer.
         */
        get: operations["praisePublicComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/comments/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the reader wrote under any subject, newest first
         * @description Those that an editor hid are pending, those that the reader took back have lost their text, those that an editor removed keep it here.
         */
        post: operations["listOwnComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/comments/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the editors of another reader's comment
         * @description Counts once for each reader; nothing becomes of the comment before an editor has read it.
         */
        post: operations["reportComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/uploads/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to send a picture or a video
         * @description It belongs to the reader who is signed in, else to whoever knows the `upload-secret`. 413 when the file is too large, 429 when too many are begun, 503 when the gateway has no room for it.
         */
        post: operations["startUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/uploads/chunk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the next bytes of a file
         * @description They are kept whole or not at all. 409 when the file does not go on at `offset`, or other bytes of it are being kept: what was received says where it goes on.
         */
        post: operations["sendUploadChunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/uploads/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of a file was received
         * @description Where a sender that was interrupted goes on.
         */
        get: operations["getUploadProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/uploads/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a file that was sent whole checked and kept
         * @description A picture is decoded and encoded anew, a video is freed of everything but image and sound; neither keeps where or when it was taken. 409 when bytes are missing, 422 when it is no picture or video that can be shown. A repeat gets the same answer.
         */
        post: operations["finishUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/uploads/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a file that is not part of anything yet
         * @description One that is gone already counts as taken back.
         */
        post: operations["removeUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topic/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tips of a topic, or of all, hottest or newest first
         * @description Only what an editor has accepted is in it. Hot is two for each follower and one for each shown comment; equal ones go by id, newest first. The topic comes with its tips; without one these are the tips of all topics and none.
         */
        post: operations["listTopicTips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expose/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow what becomes of a tip, or let it be
         * @description `follow: false` ends following. The answer has the new count of followers. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["followTip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the newspaper a tip
         * @description Others see it once an editor has accepted it; one with words that need a second look is held until then. Who sends it anonymously is in no answer to anybody. What is wrong with a field is a 400 that names it in a sentence.
         */
        post: operations["publishTip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tips/tip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One tip with its progress
         * @description Before an editor has accepted it, its sender alone finds it.
         */
        get: operations["getTip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tips/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The tips of the signed-in reader with their progress, newest first
         * @description Also tips that no editor has accepted yet, and rejected ones with the reason. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listOwnTips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tips/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics that readers send tips on, in the editors’ order
         * @description The whole list at once, with the counts of each topic.
         */
        get: operations["listTipTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tips/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A short item with its source and the tips on the same matter
         * @description A short text with pictures; `story` is a longer one on the same matter, if there is one.
         */
        get: operations["getTipItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clique/getInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A circle as the reader who asks sees it
         * @description With an invitation code the inviter comes with it; an expired code makes the state expired, unless the reader is a member already.
         */
        post: operations["getCircle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clique/member/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a circle, or apply to one that joins by approval
         * @description There are never more members than places. An invitation counts once for each person, when they first become a member or apply.
         */
        post: operations["joinCircle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/leave-circle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a circle, or take back an application
         * @description The place is free at once, and the reader may join again later. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["leaveCircle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/circle-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reader's own invitation to a circle, made at the first call
         * @description For members of the circle alone. An invitation lasts seven days; afterwards a new one is made.
         */
        post: operations["getCircleInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/circles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Circles, largest first
         * @description With `own`, circles that the signed-in reader is a member of. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listCircles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Topics of the topic square, hottest or newest first
         * @description With `own`, topics that the signed-in reader takes part in. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listSquareTopics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/topic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A topic of the topic square
         * @description Host, times, counts and heat of the topic; its posts are listed by `listTopicPosts`.
         */
        get: operations["getSquareTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shown posts of a topic, hottest or newest first
         * @description The reader's own held posts, and those that an editor removed, come in the newest order.
         */
        post: operations["listTopicPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A post
         * @description Text and pictures with their topic and circle. A post that is held is found by its author only.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/add-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a post in a topic
         * @description A post with words that need a second look, or in a topic of held posts, waits for an editor: until then its author alone sees it.
         */
        post: operations["addPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/like-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a post, or take the like back
         * @description `like: false` takes the like back. The answer has the new count. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["likePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/report-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report another reader's post to the editors
         * @description Counts once for each reader and post; `repeated` says that it was reported before. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["reportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/community/remove-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back one's own post
         * @description 403 for a post of another reader. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["removePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sms/v1/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a phone
         * @description The answer is the same whether or not the phone is known. Where codes are asked for often, `human-check` says that none was sent, and that the call is to be made again with the id of a human check that was passed.
         */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sms/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code that was sent to a phone
         * @description Makes the reader when the phone is new. A code works once, for five minutes and five tries; what is wrong with it is a 400 that names `body.code`. There is no clientId, since no receipt may hold a token. A ticket of checkbind binds who came back from the messaging app to this reader; one that is too old is a 400 that names `body.bindTicket`.
         */
        post: operations["signInBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/wechat/v1/checkbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether who came back from the messaging app is a reader
         * @description Signs in who is bound to a reader. Who is not gets a ticket, with which signing in by SMS binds them. A state works once, and only with the text that its challenge was made of; what is wrong with it is a 400 that names `body.state`, and a code that the messaging app refuses one that names `body.code`.
         */
        post: operations["checkMessagingBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/user/base/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The signed-in reader, with a masked phone
         * @description Name, picture and type of the reader, with a masked phone number.
         */
        post: operations["getUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/v1/user/base/infoEnc/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The personal data of the signed-in reader, sealed for who asks
         * @description Encrypted with a key that the caller makes for this call and encrypts with the key of `getPublicKey`.
         */
        get: operations["getSealedUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/visitor-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The network address that the call comes from
         * @description Pages keep it as `ip` in their page store for the tab. It is the address that limits per network count by; the gateway stores it nowhere.
         */
        get: operations["getVisitorAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/token-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose token this is
         * @description HTTP 200 always; code 500 says the stored token is invalid, as the after-navigation step reads it.
         */
        post: operations["getTokenInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new token in place of the one that is sent
         * @description The old token answers for one more minute, so that calls in flight are not lost. A token has one successor: a repeated call returns the same one, and 401 once it was revoked.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/public-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key that personal data is sealed with
         * @description An RSA key in PEM, and its length in bits. Callers encrypt the key of each message with it.
         */
        get: operations["getPublicKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/human-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A slider to be moved to a mark, by hand or keyboard
         * @description `target` is the position of the mark. The check expires after `expiresIn` seconds.
         */
        post: operations["createHumanCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/human-check-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the slider was moved to
         * @description A check is answered once. When it has passed, its id goes with the call that requires it.
         */
        post: operations["answerHumanCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/messaging-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in through the messaging app
         * @description Answers where the reader is asked, and the state that comes back with them. The page keeps the text that the challenge was made of; without it the state is worth nothing.
         */
        post: operations["startMessagingLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/share-signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign an address of the site for the messaging app around the page
         * @description Only addresses of this site's pages are signed; any other is a 400 that names `body.url`.
         */
        post: operations["signShareAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out here, or on every device
         * @description With `everywhere`, all tokens of the reader end. `ended` counts them.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/qr-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code to be scanned by the phone of a signed-in reader
         * @description `id` stands in the code, where everybody may read it; `secret` stays with who asked, and is what the token is had for.
         */
        post: operations["createQrLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/qr-login-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far a code to be scanned has come
         * @description A secret that nobody was given, and one whose token was had, are `expired`.
         */
        post: operations["checkQrLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/qr-login-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The token of the reader who confirmed, once
         * @description 409 where nobody confirmed, or the token was had. There is no clientId, since no receipt may hold a token.
         */
        post: operations["exchangeQrLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/qr-login-scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who asks to be signed in by a code that was scanned
         * @description From here on the code is this reader’s to confirm. 404 when it is over, 409 when another reader was first.
         */
        post: operations["scanQrLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/qr-login-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in where the code was shown
         * @description 409 when the code was not scanned by this reader, or has been decided.
         */
        post: operations["confirmQrLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/qr-login-refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign nobody in where the code was shown
         * @description 409 when the code was not scanned by this reader, or has been decided.
         */
        post: operations["refuseQrLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that is kept of the signed-in reader, with a code that was sent to the account's phone
         * @description Phones, real names and ID numbers are encrypted for the requester. 409 if the account has no phone.
         */
        post: operations["downloadAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/account/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account, with a code that was sent to its phone
         * @description Phone, likes, saved stories, history and tokens are deleted; comments stay without their author's name. For each vote, quiz, gift, live invitation and cashed-out red packet a keyed fingerprint of the phone is kept until that ends: an account of the same phone cannot take part again.
         */
        post: operations["removeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the newspaper for a trial of its tools
         * @description Name and phone come sealed; everything is kept encrypted, for the editors alone. What is wrong with a field is a 400 that names it.
         */
        post: operations["applyTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stories that a text shares passages with
         * @description Every run of twelve same letters is found, whatever spaces, punctuation and width stand between them.
         */
        post: operations["findCopies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/text-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks what a small list of rules finds in a text
         * @description `rules` describes the rules, `marks` the positions that they found. Nothing is stored.
         */
        post: operations["checkText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/story-spread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How one story is read and shared, by hour and by channel
         * @description Reads, shares, likes and comments, in total, by hour and by channel.
         */
        get: operations["getStorySpread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/inviter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who invites to the app
         * @description Name and picture of the reader who has this id; nothing else of them is told.
         */
        get: operations["getInviter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The id under which the signed-in reader invites others
         * @description The id says nothing about the reader and stays the same.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a form that others fill in
         * @description `fields` defines what is asked. The answer has the id under which others open the form. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["publishForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form to be filled in
         * @description Title, note, owner and fields; `open` says whether entries are accepted.
         */
        get: operations["getForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/own-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forms of the signed-in reader
         * @description The whole list at once, with the number of entries of each.
         */
        get: operations["listForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/form-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open or close one of the reader’s forms
         * @description 403 for a form of another reader. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["updateForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/form-removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete one of the reader’s forms with all of its entries
         * @description 403 for a form of another reader. `removed` counts the deleted entries. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["removeForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/form-entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill in a form
         * @description The answers come sealed and are kept encrypted. What is wrong with one is a 400 that names `body.answers.<field>`.
         */
        post: operations["sendFormEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/form-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What others filled into one of the reader’s forms
         * @description Encrypted with the `key` of the caller. 403 for a form of another reader. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listFormEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/tech-support/form-table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All entries of one of the reader’s forms as a table
         * @description Encrypted with the `key` of the caller. 403 for a form of another reader.
         */
        post: operations["downloadFormEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getNewsVoteInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vote or a quiz, as its reader sees it
         * @description How an open vote stands is told to whoever has voted in it, and to everybody once it is closed.
         */
        get: operations["getNewsVote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saveVoteInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote once, or hand in a quiz
         * @description One ballot per reader; another one is a 409. A quiz is handed in without options, once all its questions are judged.
         */
        post: operations["saveNewsVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/castvote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the question of a quiz that is open before its reader
         * @description Judged by the gateway and its clock. No options say that the reader knows none; an answer that comes too late does not count.
         */
        post: operations["castQuizAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/votes/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quizzes, the open ones first
         * @description The whole list at once, with the state of each quiz.
         */
        get: operations["listQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/votes/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the reader stands in a quiz, by the clock of the gateway
         * @description The question that is open, the seconds left for it, and the score and review once the quiz is over.
         */
        get: operations["getQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/votes/quiz-question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the next question of a quiz; its time begins
         * @description A question is opened once, however often it is asked for: it comes again with what is left of its time.
         */
        post: operations["startQuizQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/votes/quiz-ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best of a quiz, with masked names
         * @description By right answers, then by time. Names are masked.
         */
        get: operations["getQuizRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livingnews/getLiveAlbumDetail.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A series of lives
         * @description Title, cover and counts of the series; its live rooms are listed by `listLiveAlbumNews`.
         */
        post: operations["getLiveAlbum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livingnews/listNews4LiveAlbum.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The lives of a series, newest first
         * @description Cards of the live rooms. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listLiveAlbumNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lives that are on now, are to come, or are over
         * @description Those on now by when they begin, the latest first; those to come, the soonest first; those over, the latest first.
         */
        post: operations["listLives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A live with how it stands now
         * @description One that was removed is told apart from one that never was, which is a 404. `last` of the room is where its events go on from: what happens later comes by the stream at `events`, or by listLiveEvents.
         */
        get: operations["getLiveRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in a live since an event, for pages that no stream reaches
         * @description The same events as in the stream at `/gateway/x/live/stream`, in the order of their numbers, without a gap. Where too many were missed `reset` says so, and the page asks for everything anew.
         */
        get: operations["listLiveEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens in a live after an event, as server-sent events
         * @description `happened` carries its number as id, and numbers have no gap; `counts` are current values, at most every two seconds; after `reset` too many events were missed, and the page asks for everything again. A reconnecting client sends the number of its last event as `after` or in `Last-Event-ID`. Where the stream is refused (429, 503), `listLiveEvents` delivers the same events.
         */
        get: operations["watchLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/scenes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What reporters tell from the scene
         * @description `order` decides whether the newest or the oldest report comes first. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listLiveScenes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One thing told from the scene
         * @description With the room that it belongs to, so that it can be shown on a page of its own.
         */
        get: operations["getLiveScene"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is said in a live, newest first
         * @description Who wrote a message that waits for an editor finds it too; nobody else does.
         */
        post: operations["listLiveMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something in a live
         * @description One with words that need a second look is held: its author alone sees it until an editor shows it. 409 while nothing may be said, 429 for who says too much in a short time.
         */
        post: operations["sendLiveMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Likes of one reader, as many as they gave since the last batch
         * @description Pages collect taps and send `count` of them at once. The answer has the new total. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["sendLiveLikes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mean to watch a live that has not begun, or no longer
         * @description `reserve: false` cancels it. The answer has the new number of reservations. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["reserveLive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pictures of a live, newest first
         * @description `total` counts all pictures of the live room. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listLivePictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/reporters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who reports a live; followed as publishers are
         * @description The whole list at once; `publisherId` of a reporter is taken by `followPublisher`.
         */
        get: operations["listLiveReporters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/invite-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation to a live counts for, for everybody
         * @description Needs no token. `packet` is absent where the live room has no red packet.
         */
        get: operations["getLiveInviteRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reader’s own code for a live, made when first asked for
         * @description With the number of readers who came by it. `packet` is absent where the live room has no red packet.
         */
        post: operations["getLiveInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/invited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who came to a live by the reader’s code, newest first
         * @description Names are masked. `total` counts everybody who came. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listLiveInvited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/invitation-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come to a live by another reader’s code; the first one counts
         * @description 409 for the reader's own code. `counted` is false when the reader has come by a code before. A repeat with the same `clientId` gets the first answer.
         */
        post: operations["acceptLiveInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/packet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the reader has in the red packet of a live
         * @description Without an id it is the one that the reader has something in, the latest of several.
         */
        post: operations["getLivePacket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/cash-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cash out all that the reader has in a red packet, once
         * @description 409 when it was cashed out already, is too little, or time is up.
         */
        post: operations["cashOutLivePacket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newspaper/getNewsContentInfo_ext.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One article of the paper, with its place on its page
         * @description Title, paragraphs and pictures, the zone of the article on its page, and its neighbours.
         */
        post: operations["getPaperArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/paper/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Issues of the last ninety days, newest first
         * @description The whole list at once.
         */
        get: operations["listPaperIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/paper/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One issue with its pages
         * @description Without `date` the newest issue. `previousDate` and `nextDate` lead to its neighbours.
         */
        get: operations["getPaperIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/paper/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of an issue with its drawing, its articles and where they stand
         * @description Without `date` the newest issue, without `page` its first page. `drawing` is the address of the page as SVG.
         */
        get: operations["getPaperPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/vr-tours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Panorama tours, newest first
         * @description With `onlyLives`, tours of live rooms only. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listVrTours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/vr-tour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A panorama tour with its scenes
         * @description Scenes of a camera that shows what is now are left out while the live that the tour belongs to is not on.
         */
        post: operations["getVrTour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/live/vr-of-live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The panorama tour of a live
         * @description Scenes as in `getVrTour`.
         */
        post: operations["getVrOfLive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealTopicAndShow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The programme with its shows, groups and activities
         * @description Without an id the first topic.
         */
        get: operations["getCommonwealTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonShowPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows of a topic, a group or all, newest first
         * @description With `topicId` or `groupId`, those of one topic or group. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        get: operations["listCommonwealShows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getUserCommonShowPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows of activities that a volunteer took part in, newest first
         * @description Without an id those of the reader who asks; 401 when nobody is signed in.
         */
        get: operations["listVolunteerShows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealShow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One show
         * @description Text and pictures with group and activity; `thumbed` is of the signed-in reader.
         */
        get: operations["getCommonwealShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thumbCommonwealShow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Give a show a thumb, once for each reader
         * @description Writes by GET, as the specification names it: a token in the header, a clientId, and never kept by a cache.
         */
        get: operations["thumbCommonwealShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealGroupPageAPP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved groups, those with most hours first
         * @description With `cityId`, groups of one city. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        get: operations["listCommonwealGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealGroupHomeInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A group as everybody sees it
         * @description Before it is approved its owner alone finds it.
         */
        get: operations["getCommonwealGroupHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealGroupRelateNews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stories about a group, newest first
         * @description Stories that name the group. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        get: operations["listCommonwealGroupNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealGroupInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The group of the signed-in reader as they wrote it
         * @description The contact person is encrypted with the `key` of the caller. 404 where the reader has no group.
         */
        get: operations["getOwnCommonwealGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealGroupInfoForActAdd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The group that the signed-in reader may start an activity for
         * @description 403 where there is none that is approved.
         */
        get: operations["getGroupForActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registCommonwealGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply as a group
         * @description One group for each reader, and one for each credit code.
         */
        post: operations["registerCommonwealGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateCommonwealGroupInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mend the application of a group, or change an approved one
         * @description What was rejected waits for an auditor again. Of an approved group name, credit code and licence stay: 409.
         */
        post: operations["updateCommonwealGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addCommonwealVolunteer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply as a volunteer
         * @description One volunteer for each reader, and one for each ID number.
         */
        post: operations["addCommonwealVolunteer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateCommonwealVolunteerInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mend the application of a volunteer, or change an approved one
         * @description What was rejected waits for an auditor again. Of an approved volunteer name and ID number stay: 409.
         */
        post: operations["updateCommonwealVolunteer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getUserCommonIdentityInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in reader is to the programme
         * @description `group`, `volunteer` or `ordinary`, with the state of both applications and of the lock.
         */
        get: operations["getCommonwealIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealAuditStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an application of the signed-in reader stands
         * @description `subject` is the volunteer or the group. A rejected application has a reason.
         */
        get: operations["getCommonwealAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkCommonwealVolunteerLockStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the signed-in reader is locked as a volunteer
         * @description A locked volunteer cannot register for activities; `until` and `reason` say how long and why.
         */
        get: operations["checkVolunteerLock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealVolunteerHomeInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A volunteer as others see them
         * @description Without an id the reader who asks; 401 when nobody is signed in.
         */
        get: operations["getVolunteerHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealHonourForShow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Honours of a volunteer or a group, newest first
         * @description `subject` and `id` name the volunteer or group. The whole list at once.
         */
        get: operations["listCommonwealHonours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealUserActivityPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities that a volunteer registered for, latest first
         * @description Of others those they took part in. Without an id the reader who asks; 401 when nobody is signed in.
         */
        get: operations["listVolunteerActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealActivityPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved activities, latest first
         * @description With `topicId`, `groupId`, `cityId` or `state`, only those that match. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        get: operations["listCommonwealActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealActivityInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An activity, and where the reader is on the way to it
         * @description Before it is approved the owner of its group alone finds it.
         */
        get: operations["getCommonwealActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getActRegistVolunteerPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who registered for an activity, and who came
         * @description The first to register first.
         */
        get: operations["listActivityVolunteers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registCommonwealAct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Register for an activity
         * @description Writes by GET, as the specification names it: a token in the header, a clientId, and never kept by a cache. What keeps the reader out is an outcome and no failure.
         */
        get: operations["registerForActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addCommonwealActivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an activity for an approved group
         * @description An auditor approves it before anybody registers.
         */
        post: operations["addCommonwealActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCommonwealActPartCert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The certificate of the signed-in reader for an activity
         * @description With the proof that its record is in the chain of services. 404 where the reader did not take part.
         */
        get: operations["getActivityCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/commonweal/cancel-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back one’s registration
         * @description Before registering ends; it frees one place, once.
         */
        post: operations["cancelActivityRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/commonweal/own-volunteer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The application of the signed-in reader as a volunteer
         * @description Name, phone and ID number are encrypted with the `key` of the caller. 404 without an application.
         */
        get: operations["getOwnVolunteer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/commonweal/own-activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities of the signed-in reader’s group with their audit, newest first
         * @description 403 where the reader has no approved group. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        get: operations["listOwnGroupActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/commonweal/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a certificate’s code stands for
         * @description For whoever scans it, without a token; of an unknown code nothing but that.
         */
        get: operations["checkCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/commonweal/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chain of service records from a height on
         * @description Everything that a check needs; it is made where it is read.
         */
        get: operations["listServiceBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/commonweal/welfare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gifts and benefits, those that can be claimed first
         * @description Needs no token; `claimed` is of the signed-in reader. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        get: operations["listWelfareItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/commonweal/welfare-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One gift or benefit
         * @description Rules, sponsor, stock and times; `claimed` is of the signed-in reader, `now` the clock of the gateway.
         */
        get: operations["getWelfareItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/commonweal/welfare-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a gift or benefit, once for each reader
         * @description What keeps the reader out is an outcome and no failure.
         */
        post: operations["claimWelfare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/commonweal/welfare-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in reader claimed, newest first
         * @description Each with the item and the code by which it is handed over. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        get: operations["listOwnWelfareClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/indexList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notices of lost documents in numbers, and the latest
         * @description Counts by state, the newest notices, and the signed checkpoint of the ledger.
         */
        post: operations["getLossOverview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notices that meet the terms, newest first
         * @description A name is looked for in the holder’s, a number must be the full one. Who searches often is asked for a human check.
         */
        post: operations["searchLossNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One notice with its proof
         * @description `proof` shows that its record is in the ledger; a revoked or replaced notice says so.
         */
        post: operations["getLossNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/loss/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger of notices from a height on
         * @description Everything that a check of the whole ledger needs.
         */
        get: operations["listLossBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/ledger/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed head of a ledger
         * @description `text` is the signed note; `size`, `root` and `time` repeat what it says.
         */
        get: operations["getLedgerCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/ledger/consistency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proof that a ledger continues an earlier one
         * @description Between the trees of the first `from` and the first `to` records. The checkpoint is the present one; 404 if the ledger has fewer than `to` records, 400 if `from` is greater than `to`.
         */
        get: operations["getLedgerConsistency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/ledger/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys that sign a ledger
         * @description The present key first, then earlier ones, so that old signatures can be checked.
         */
        get: operations["getLedgerKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getEnterpriseInfo.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The profile of an enterprise
         * @description Facts, tables, position in the index and rankings, with reports and experts on it.
         */
        post: operations["getEnterprise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getEnterpriseRanklistInfo.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ranking of one period
         * @description All rows of the period; with a city, the rows of that city with their ranks in the province.
         */
        post: operations["getRanking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getEnterpriseRelativeNewsList.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stories about an enterprise, newest first
         * @description Empty for an enterprise that no story names. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listEnterpriseNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getThinkTankLingChart.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The index as a line chart
         * @description Of one enterprise, beside its sector or, with three to compare, beside those; of one sector; or of all enterprises.
         */
        post: operations["getIndexChart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getThinkExpertInfo.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An expert with views, reports, stories and events
         * @description Biography, titles and work, with stories and events on the expert.
         */
        post: operations["getExpert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/think-tank/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home of the think-tank
         * @description The index, the sectors, and the newest rankings, reports and experts at once.
         */
        get: operations["getThinkTankHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/think-tank/enterprise-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All enterprises from A to Z
         * @description Names, letters and initials for an index; the whole list at once.
         */
        get: operations["listEnterpriseNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/think-tank/enterprises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enterprises of a sector
         * @description By score; with a city, of that city only.
         */
        post: operations["listEnterprises"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/think-tank/experts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All experts
         * @description The whole list at once, with the field of each.
         */
        get: operations["listExperts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/think-tank/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports, newest first
         * @description Cards of the reports; `getReport` has the text. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/think-tank/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report with its chapters and charts
         * @description Chapters with their charts, the method, corrections, and experts and sectors that it is about.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home of the auto show
         * @description Dates, place, tickets, notices, brands, hot models with the rule that orders them, and shops.
         */
        get: operations["getAutoShowHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All brands from A to Z
         * @description By letter, then by name. The letter is stored with the brand.
         */
        get: operations["listAutoBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A brand with its series
         * @description The filters apply to the series; without filters all series of the brand.
         */
        get: operations["getAutoBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/vehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A series with its trims, pictures and specifications
         * @description Counts an opening for the heat of the series.
         */
        get: operations["getAutoSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shop with its offers and models
         * @description Expired offers are left out.
         */
        get: operations["getAutoShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shops by distance or by name
         * @description With coordinates the nearest first. The coordinates are neither stored nor logged, so they are in the body.
         */
        post: operations["listAutoShops"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/proclamations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schedule, changes and notices of the auto show
         * @description The schedule by start, notices and changes newest first.
         */
        get: operations["listProclamations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/inquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask up to three shops for their price
         * @description The reader names the shops and consents to each. The phone number and the name are stored encrypted, and a shop sees neither of them until the reader reveals them to it. Without `person` the phone is that of the reader's account. Another phone needs the code of a short message. At most 5 inquiries a day (429), and one that is open for a series and shop (409, the message names the shop).
         */
        post: operations["createInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/inquiry/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An inquiry of the reader, with the answers of the shops
         * @description For the reader who sent it alone; to others it does not exist.
         */
        get: operations["getInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/inquiry/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal name and phone number to one shop
         * @description Only to a shop that has answered (409 otherwise). It cannot be taken back; the page says so before.
         */
        post: operations["revealInquiryNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/inquiry/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an inquiry
         * @description Name, phone number and wish are erased at once, and the shops can no longer answer.
         */
        post: operations["withdrawInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/inquiry/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a shop to the newspaper
         * @description For a shop that called before the number was revealed, or does not keep its price. The editors read it.
         */
        post: operations["reportInquiryShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/auto-show/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inquiries of the reader, newest first
         * @description Also those that ended; personal data of ended ones is erased.
         */
        get: operations["listOwnInquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videonewsdetaillist4NewRules.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Films one after the other, with all that is needed to play them
         * @description Without a story the newest films. With `newsId` that film and what comes after it: older ones first, and then from the newest on, each once. With `collectionId` too, what comes after it in the collection. Films of other sites stand in neither.
         */
        post: operations["listVideoFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listSpiderVideoBysource.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Films of one site elsewhere, newest first
         * @description `source` describes the site. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listSourceVideos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videocollection/getCollectionByVideo.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The collection that a film stands in, and what stands around it there
         * @description A film that stands in none has no `collection`, and an empty list.
         */
        post: operations["getCollectionOfVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videocollection/listVideoCollectionsByPublisher.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collections of a publisher, added to last first
         * @description Cards of the collections. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listPublisherCollections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videocollection/listNews4VideoCollection.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Films of a collection in their order
         * @description Cards of the videos. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listCollectionVideos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videocollection/getVideoCollectionDetail.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One collection of films
         * @description Title, cover, counts and publisher; its videos are listed by `listCollectionVideos`.
         */
        post: operations["getVideoCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/procamara/info/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reader's film or pictures, whole
         * @description Video or pictures with author and counts; `liked` and `saved` are of the signed-in reader.
         */
        post: operations["getClapperWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/video/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All collections of films, added to last first
         * @description Cards of the collections. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listVideoCollections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/video/clapper-works": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Readers' films and pictures, newest first
         * @description Cards of the works. `nextCursor` of an answer is the `cursor` of the next call; it is absent on the last page.
         */
        post: operations["listClapperWorks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/x/video/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sites elsewhere whose films are shown, in the editors' order
         * @description The whole list at once, with the number of videos of each.
         */
        post: operations["listVideoSources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 135 济南 to 151 菏泽, as the specification lists them.
         * @example 135
         */
        CityId: string;
        /** @example 1001 */
        Id: string;
        Section: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * @description headline is the front page's stream, city the reader's city edition, channel a section of its own
             * @enum {string}
             */
            kind: "headline" | "city" | "channel";
        };
        SectionList: {
            list: components["schemas"]["Section"][];
        };
        FieldError: {
            /** @description dotted path of the field, such as body.pageSize */
            path: string;
            /** @description the rule that was broken, such as maximum */
            rule: string;
            /** @description one Chinese sentence for the reader */
            message: string;
        };
        FieldsFailure: {
            /** @enum {integer} */
            code: 400;
            msg: string;
            data: {
                fields: components["schemas"]["FieldError"][];
            };
        };
        Failure: {
            /** @enum {integer} */
            code: 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
            msg: string;
            data: {
                /** @description on 5xx; the same id stands in the gateway's log */
                requestId?: string;
            };
        };
        /** @description Opaque keyset cursor, as an earlier answer gave it in `nextCursor`. */
        Cursor: string;
        /** @default 20 */
        PageSize: number;
        /** @enum {string} */
        NewsKind: "article" | "atlas" | "video" | "audio" | "live" | "special" | "report" | "ad";
        /**
         * @description YYYY-MM-DD HH:MM:SS, Asia/Shanghai
         * @example 2026-11-03 08:30:00
         */
        DateTime: string;
        Picture: {
            /** @description Original picture. For addresses under `/media/`, `url + '-newslist7.0.4'` is the list cover and `url + '-article7.0.4'` the picture inside a story. */
            url: string;
            /** @description px of the original; 0 when unknown */
            width: number;
            /** @description px of the original; 0 when unknown */
            height: number;
            /** @description shown before the picture arrives, #rrggbb */
            color: string;
            alt: string;
        };
        /** @enum {string} */
        CardStyle: "text" | "thumb" | "three" | "cover" | "video" | "audio" | "live";
        Count: number;
        NewsCounts: {
            reads: components["schemas"]["Count"];
            comments: components["schemas"]["Count"];
            likes: components["schemas"]["Count"];
        };
        /** @enum {string} */
        LiveState: "preview" | "living" | "paused" | "ended" | "replay";
        /** @description Where a card leads. `route` is the first segment of an address of the app; `outside` leads to `url`. */
        Link: {
            /** @enum {string} */
            route: "general" | "hotNews" | "outside";
            id?: components["schemas"]["Id"];
            /** Format: uri */
            url?: string;
        };
        /** @description A story as a card of a list. */
        NewsItem: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NewsKind"];
            title: string;
            summary: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            cityId?: components["schemas"]["CityId"];
            sectionId: components["schemas"]["Id"];
            labels: string[];
            covers: components["schemas"]["Picture"][];
            cardStyle: components["schemas"]["CardStyle"];
            counts: components["schemas"]["NewsCounts"];
            /** @description in seconds (video and audio) */
            duration?: number;
            liveState?: components["schemas"]["LiveState"];
            link: components["schemas"]["Link"];
        };
        NewsPage: {
            list: components["schemas"]["NewsItem"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /** @description What the SDK adds to every request body. */
        RequestContext: {
            /** @description uuid of this device */
            ak?: string;
            userAgent?: string;
            /** @description copied to the query by the SDK */
            tokenID?: string;
            version?: string;
            /** @description on share paths; empty when absent */
            openId?: string;
            /** @description on share paths; empty when absent */
            unionId?: string;
        };
        Banner: {
            id: components["schemas"]["Id"];
            title: string;
            picture: components["schemas"]["Picture"];
            link: components["schemas"]["Link"];
        };
        BannerList: {
            list: components["schemas"]["Banner"][];
        };
        PageRequest: {
            cursor?: components["schemas"]["Cursor"];
            pageSize?: components["schemas"]["PageSize"];
        };
        /**
         * @description what the sections of a special topic are formed by
         * @default label
         * @enum {string}
         */
        SectionsBy: "label" | "city";
        /**
         * @description plain shows the stories under their labels, timeline by time, regional under their cities
         * @enum {string}
         */
        SpecialStyle: "plain" | "timeline" | "regional";
        ShareCard: {
            title: string;
            description: string;
            /** @description address of the card's picture; empty when there is none */
            image: string;
        };
        /** @description A special topic: a story of the kind `special` that gathers others. `total` stories stand in it; `updatedAt` is the time of the newest, absent while there is none. */
        SpecialTopic: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description plain text; a line feed between paragraphs */
            lead: string;
            style: components["schemas"]["SpecialStyle"];
            source: string;
            picture?: components["schemas"]["Picture"];
            publishedAt: components["schemas"]["DateTime"];
            updatedAt?: components["schemas"]["DateTime"];
            total: components["schemas"]["Count"];
            counts: components["schemas"]["NewsCounts"];
            shareCard: components["schemas"]["ShareCard"];
        };
        /** @description `label` names the section, by city with the city's name; `cityId` is absent by label, and by city where the stories are the whole province's. `total` stories stand in it. */
        SpecialSection: {
            label: string;
            cityId?: components["schemas"]["CityId"];
            total: components["schemas"]["Count"];
            list: components["schemas"]["NewsItem"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        SpecialSections: {
            list: components["schemas"]["SpecialSection"][];
        };
        NewsList: {
            list: components["schemas"]["NewsItem"][];
        };
        /**
         * @description 不感兴趣, 看过了, 内容不适, 与我无关
         * @enum {string}
         */
        AdClosingReason: "uninterested" | "seen" | "unpleasant" | "irrelevant";
        /**
         * @description A uuid the page makes for one act of the reader. The gateway keeps it unique and answers a repeat with the first result, so a write that carries it may be sent again.
         * @example 7f0c1c52-7d5b-4a5e-9f5e-0d7f6f8f2a11
         */
        ClientId: string;
        AdClosing: {
            adId: components["schemas"]["Id"];
            reason: components["schemas"]["AdClosingReason"];
        };
        ShareViews: {
            newsId: components["schemas"]["Id"];
            views: components["schemas"]["Count"];
        };
        Audio: {
            url: string;
            /** @description seconds; 0 when unknown */
            duration: number;
        };
        Correction: {
            /** @description what was wrong and what is right */
            text: string;
            correctedAt: components["schemas"]["DateTime"];
        };
        /** @description Only where `body` is the beginning of a very long story, as was asked for */
        ArticleRest: {
            /** @description letters and signs of the whole story, blanks left out */
            characters: number;
            /** @description pictures of the whole story that can be shown */
            pictures: number;
        };
        /**
         * @description personal is 壹点号, organisation V机构
         * @enum {string}
         */
        PublisherKind: "personal" | "organisation";
        /** @description Who a story is by, where that is a publisher */
        PublisherReference: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PublisherKind"];
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
        };
        EarlierStory: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NewsKind"];
            title: string;
            publishedAt: components["schemas"]["DateTime"];
        };
        /** @description The hot event or special topic that a story belongs to, and what was published in it before the story. */
        StoryBackground: {
            /** @enum {string} */
            kind: "event" | "special";
            id: components["schemas"]["Id"];
            title: string;
            /** @description the last ones before the story, oldest first */
            stories: components["schemas"]["EarlierStory"][];
        };
        /** @example 2026-11-03-morning */
        BriefingId: string;
        BriefingHead: {
            id: components["schemas"]["BriefingId"];
            /**
             * @description YYYY-MM-DD, Asia/Shanghai
             * @example 2026-11-03
             */
            date: string;
            /**
             * @description morning is 早报, of 07:00; evening is 晚报, of 18:00
             * @enum {string}
             */
            edition: "morning" | "evening";
        };
        /** @description A story whole. `body` is HTML of the closed tag list in docs/contracts/rich-text.md. */
        Article: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NewsKind"];
            title: string;
            summary: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            cityId?: components["schemas"]["CityId"];
            sectionId: components["schemas"]["Id"];
            labels: string[];
            covers: components["schemas"]["Picture"][];
            cardStyle: components["schemas"]["CardStyle"];
            counts: components["schemas"]["NewsCounts"];
            /** @description in seconds (video and audio) */
            duration?: number;
            liveState?: components["schemas"]["LiveState"];
            link: components["schemas"]["Link"];
            body: string;
            editor: string;
            reporter: string;
            copyright: string;
            /** @description where an imported story first stood */
            originUrl?: string;
            audio?: components["schemas"]["Audio"];
            voteId?: components["schemas"]["Id"];
            related: components["schemas"]["NewsItem"][];
            liked: boolean;
            saved: boolean;
            shareCard: components["schemas"]["ShareCard"];
            /** @description what was wrong in the story and has been put right, newest first; left out when there is none */
            corrections?: components["schemas"]["Correction"][];
            rest?: components["schemas"]["ArticleRest"];
            publisher?: components["schemas"]["PublisherReference"];
            background?: components["schemas"]["StoryBackground"];
            briefing?: components["schemas"]["BriefingHead"];
        };
        HotEvent: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            heat: components["schemas"]["Count"];
            /** @enum {string} */
            trend: "up" | "down" | "flat" | "new";
            /** @description heat per hour, oldest first */
            curve: number[];
            /** @description label that the stories of the event carry */
            label: string;
        };
        HotEventList: {
            list: components["schemas"]["HotEvent"][];
            updatedAt: components["schemas"]["DateTime"];
        };
        AudioProgrammeName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A story to listen to. Its words are the body of the story with the same id. */
        AudioEpisode: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            cover?: components["schemas"]["Picture"];
            audio: components["schemas"]["Audio"];
            programme?: components["schemas"]["AudioProgrammeName"];
            counts: components["schemas"]["NewsCounts"];
        };
        /** @description `previous` is the episode before the one that `from` names; absent when that is the newest, and on further pages. */
        AudioPage: {
            list: components["schemas"]["AudioEpisode"][];
            nextCursor?: components["schemas"]["Cursor"];
            previous?: components["schemas"]["AudioEpisode"];
        };
        /** @description A publisher as a line of a list. */
        PublisherCard: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PublisherKind"];
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            /** @description a line of what they tell of */
            summary: string;
            cityId?: components["schemas"]["CityId"];
            follows: components["schemas"]["Count"];
            /** @description all that stand on their page */
            stories: components["schemas"]["Count"];
            /** @description by the reader who asks */
            followed: boolean;
        };
        PublisherPage: {
            list: components["schemas"]["PublisherCard"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /** @description How an organisation is reached; what it does not say is left out */
        PublisherContact: {
            phone?: string;
            address?: string;
            /** @description when somebody is there, in words */
            hours?: string;
        };
        /** @description Something that an organisation does for readers */
        PublisherService: {
            name: string;
            note: string;
            link: components["schemas"]["Link"];
        };
        Publisher: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PublisherKind"];
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            /** @description a line of what they tell of */
            summary: string;
            /** @description plain text; a line feed between paragraphs */
            introduction: string;
            cityId?: components["schemas"]["CityId"];
            /** @description when they joined */
            since: components["schemas"]["DateTime"];
            follows: components["schemas"]["Count"];
            /** @description by the reader who asks */
            followed: boolean;
            articles: components["schemas"]["Count"];
            videos: components["schemas"]["Count"];
            lives: components["schemas"]["Count"];
            contact?: components["schemas"]["PublisherContact"];
            /** @description of organisations */
            services: components["schemas"]["PublisherService"][];
        };
        /**
         * @description article is all that is read, looked at or heard
         * @default article
         * @enum {string}
         */
        StoryForm: "article" | "live";
        PublisherFollow: {
            publisherId: components["schemas"]["Id"];
            follows: components["schemas"]["Count"];
            followed: boolean;
        };
        ListPlace: {
            cursor?: components["schemas"]["Cursor"];
            pageSize?: components["schemas"]["PageSize"];
        };
        FollowedPublisherPage: {
            list: components["schemas"]["PublisherCard"][];
            nextCursor?: components["schemas"]["Cursor"];
            /** @description publishers that the reader follows */
            total: components["schemas"]["Count"];
        };
        /** @description A series of audio stories; `updatedAt` is the time of its newest, absent while there is none. */
        AudioProgramme: {
            id: components["schemas"]["Id"];
            name: string;
            summary: string;
            /** @description who presents it */
            host: string;
            cover: components["schemas"]["Picture"];
            episodes: components["schemas"]["Count"];
            updatedAt?: components["schemas"]["DateTime"];
        };
        AudioProgrammeList: {
            list: components["schemas"]["AudioProgramme"][];
        };
        /**
         * @description article includes reports
         * @enum {string}
         */
        SearchKind: "article" | "atlas" | "video" | "audio" | "live" | "special";
        /**
         * @description published in the last 24 hours, 7, 30 or 365 days
         * @enum {string}
         */
        SearchPeriod: "day" | "week" | "month" | "year";
        SearchHit: components["schemas"]["NewsItem"] & {
            /** @description where the summary or the body holds a word that the title does not hold, as plain text */
            excerpt?: string;
        };
        SearchPage: {
            list: components["schemas"]["SearchHit"][];
            nextCursor?: components["schemas"]["Cursor"];
            total: components["schemas"]["Count"];
        };
        SearchSuggestion: {
            /** @description title of an event or a story, or words to search for */
            text: string;
            link?: components["schemas"]["Link"];
            kind?: components["schemas"]["NewsKind"];
        };
        SearchSuggestionList: {
            list: components["schemas"]["SearchSuggestion"][];
        };
        MostReadStory: {
            story: components["schemas"]["NewsItem"];
            reads: components["schemas"]["Count"];
        };
        MostReadList: {
            list: components["schemas"]["MostReadStory"][];
        };
        NewsReads: {
            newsId: components["schemas"]["Id"];
            reads: components["schemas"]["Count"];
        };
        LikeState: {
            newsId: components["schemas"]["Id"];
            likes: components["schemas"]["Count"];
            liked: boolean;
        };
        SaveState: {
            newsId: components["schemas"]["Id"];
            saved: boolean;
        };
        /**
         * @description a calendar year in Asia/Shanghai
         * @example 2026
         */
        PortraitYear: string;
        /** @example 2026-11-03 */
        PortraitDay: string;
        /** @description Days running on each of which a story was read */
        PortraitStreak: {
            days: number;
            from: components["schemas"]["PortraitDay"];
            to: components["schemas"]["PortraitDay"];
        };
        /**
         * @description The first that fits: newcomer read fewer than ten stories; steady read on seven days running or more; early read four of ten stories from five to nine in the morning, late from ten in the evening to four; devoted read half of all in one channel; broad read in five channels, less than three of ten in each; regular is everybody else.
         * @enum {string}
         */
        PortraitBadge: "newcomer" | "steady" | "early" | "late" | "devoted" | "broad" | "regular";
        PortraitWeek: {
            monday: components["schemas"]["PortraitDay"];
            reads: components["schemas"]["Count"];
        };
        PortraitSection: {
            id: components["schemas"]["Id"];
            name: string;
            reads: components["schemas"]["Count"];
        };
        PortraitCity: {
            cityId: components["schemas"]["CityId"];
            reads: components["schemas"]["Count"];
        };
        PortraitTopic: {
            label: string;
            reads: components["schemas"]["Count"];
        };
        /** @description What a reader's history tells of one year. A story counts once, at when it was read last; what was taken out of the history, and what was withdrawn, does not count. */
        ReaderPortrait: {
            year: components["schemas"]["PortraitYear"];
            /** @description those in which the reader read, newest first */
            years: components["schemas"]["PortraitYear"][];
            reads: components["schemas"]["Count"];
            /** @description days on which something was read */
            days: components["schemas"]["Count"];
            streak?: components["schemas"]["PortraitStreak"];
            badge?: components["schemas"]["PortraitBadge"];
            /** @description from the week of the first reading to that of the last, those without one too */
            weeks: components["schemas"]["PortraitWeek"][];
            /** @description readings by the hour of the day */
            hours: components["schemas"]["Count"][];
            /** @description channels, most read first */
            sections: components["schemas"]["PortraitSection"][];
            /** @description city editions, most read first; the whole province is none */
            cities: components["schemas"]["PortraitCity"][];
            /** @description labels, most read first */
            topics: components["schemas"]["PortraitTopic"][];
        };
        PortraitAddress: {
            /** @description path of the page below the origin */
            url: string;
            year: components["schemas"]["PortraitYear"];
        };
        /** @description A story in a reader's own list. */
        KeptStory: {
            newsId: components["schemas"]["Id"];
            /** @description as it was when it was kept, where the story is gone */
            title: string;
            /** @description when it was saved, or read last */
            at: components["schemas"]["DateTime"];
            /** @description absent when the story was withdrawn */
            card?: components["schemas"]["NewsItem"];
        };
        KeptPage: {
            list: components["schemas"]["KeptStory"][];
            nextCursor?: components["schemas"]["Cursor"];
            /** @description stories in the whole list */
            total: components["schemas"]["Count"];
        };
        ReadsRemoved: {
            /** @description stories that are forgotten */
            removed: components["schemas"]["Count"];
        };
        DeviceList: {
            newsId: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
        }[];
        /** @enum {string} */
        FollowKind: "label" | "event" | "reporter";
        /** @example 民生 */
        FollowId: string;
        /**
         * @description when it was followed
         * @example 2026-11-03 08:30:00
         */
        FollowedAt: string;
        /**
         * @description when the reader last looked at it; stories published later are new
         * @example 2026-11-03 08:30:00
         */
        SeenAt: string;
        DeviceFollow: {
            kind: components["schemas"]["FollowKind"];
            id: components["schemas"]["FollowId"];
            at: components["schemas"]["FollowedAt"];
            seenAt: components["schemas"]["SeenAt"];
        };
        DeviceFollows: components["schemas"]["DeviceFollow"][];
        DeviceListsMerged: {
            /** @description stories of the device that are saved now */
            saved: components["schemas"]["Count"];
            /** @description stories of the device that are in the history now */
            read: components["schemas"]["Count"];
        };
        NewsCards: {
            list: components["schemas"]["NewsItem"][];
        };
        Briefing: components["schemas"]["BriefingHead"] & {
            list: components["schemas"]["NewsItem"][];
            /** @description the newest other editions, newest first */
            others: components["schemas"]["BriefingHead"][];
        };
        /** @example 王晓岚 */
        ReporterName: string;
        ReporterNews: {
            name: components["schemas"]["ReporterName"];
            /**
             * @description what the newest story names them as
             * @enum {string}
             */
            duty: "reporter" | "editor";
            /** @description stories that name them */
            total: number;
            list: components["schemas"]["NewsItem"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /** @description A label, a hot event or a reporter; `id` is the label, the event's id or the reporter's name. */
        FollowTarget: {
            kind: components["schemas"]["FollowKind"];
            id: components["schemas"]["FollowId"];
        };
        FollowState: {
            kind: components["schemas"]["FollowKind"];
            id: components["schemas"]["FollowId"];
            followed: boolean;
        };
        FollowProgress: {
            kind: components["schemas"]["FollowKind"];
            id: components["schemas"]["FollowId"];
            /** @description label, title of the event or name of the reporter */
            name: string;
            at: components["schemas"]["FollowedAt"];
            seenAt: components["schemas"]["SeenAt"];
            /** @description stories since the reader last looked; 20 stands for 20 and more */
            fresh: number;
            newest?: components["schemas"]["EarlierStory"];
        };
        FollowList: {
            list: components["schemas"]["FollowProgress"][];
        };
        FollowSeen: {
            kind: components["schemas"]["FollowKind"];
            id: components["schemas"]["FollowId"];
            seenAt: components["schemas"]["DateTime"];
        };
        PushKey: {
            /** @description the gateway's public key (RFC 8292), an uncompressed point on P-256 in base64url */
            key: string;
        };
        /**
         * @description address that the browser's push service gave the browser; who knows it may ask for, change and end its notifications
         * @example https://updates.push.services.mozilla.com/wpush/v2/gAAAAABnS
         */
        PushEndpoint: string;
        /** @description what messages to the browser are encrypted for (RFC 8291) */
        PushKeys: {
            /** @description uncompressed point on P-256 in base64url */
            p256dh: string;
            /** @description 16 bytes in base64url */
            auth: string;
        };
        /** @description ids of hot events */
        PushEvents: components["schemas"]["Id"][];
        PushState: {
            /** @description ids of the hot events that the browser is notified of, sorted */
            events: components["schemas"]["Id"][];
        };
        /**
         * @description what `newsId` is the id of
         * @default news
         * @enum {string}
         */
        NewsOrOther: "news" | "topic" | "tip";
        /**
         * @description New is newest first. Hot is likes + shown replies, most first, equal ones newest first; pages after the first go on in the order of the moment when the first was asked for, so that nothing is met twice or missed while likes change. That order is kept for thirty minutes.
         * @default hot
         * @enum {string}
         */
        CommentOrder: "hot" | "new";
        CommentAuthor: {
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            /** @description Chinese name of the city; empty when unknown */
            city: string;
            /** @description the same for all comments of one reader and for their posts in topics; leads to nobody; left out where the author is not shown */
            key?: string;
        };
        /**
         * @description A pending comment waits for an editor: its author alone has its words, to all others it is a removed one without `removedBy`. A removed comment has no words and keeps its replies.
         * @enum {string}
         */
        CommentState: "shown" | "pending" | "removed";
        /**
         * @description whether its author took it back or an editor removed it
         * @enum {string}
         */
        RemovedBy: "author" | "editor";
        /** @description what an editor tells its author, and nobody else, of why it is pending or removed; left out when nothing */
        CommentNote: string;
        /** @description A comment of the second level. */
        Reply: {
            id: components["schemas"]["Id"];
            newsId: components["schemas"]["Id"];
            parentId: components["schemas"]["Id"];
            /** @description name of the reader who is answered, when it is not the author of the parent */
            replyTo?: string;
            author: components["schemas"]["CommentAuthor"];
            body: string;
            likes: components["schemas"]["Count"];
            liked: boolean;
            createdAt: components["schemas"]["DateTime"];
            own: boolean;
            state: components["schemas"]["CommentState"];
            removedBy?: components["schemas"]["RemovedBy"];
            note?: components["schemas"]["CommentNote"];
        };
        /** @description A comment; the first replies come with it, the rest with `parentId` in the list call. */
        Comment: {
            id: components["schemas"]["Id"];
            /** @description id of the subject the comment stands under */
            newsId: components["schemas"]["Id"];
            parentId?: components["schemas"]["Id"];
            replyTo?: string;
            author: components["schemas"]["CommentAuthor"];
            body: string;
            likes: components["schemas"]["Count"];
            liked: boolean;
            replies: components["schemas"]["Reply"][];
            replyCount: components["schemas"]["Count"];
            createdAt: components["schemas"]["DateTime"];
            own: boolean;
            state: components["schemas"]["CommentState"];
            removedBy?: components["schemas"]["RemovedBy"];
            note?: components["schemas"]["CommentNote"];
        };
        CommentPage: {
            list: components["schemas"]["Comment"][];
            nextCursor?: components["schemas"]["Cursor"];
            /** @description shown comments and replies under the subject */
            total: components["schemas"]["Count"];
        };
        /** @description plain text; emoji stand as their bracketed tags, such as [微笑] */
        CommentBody: string;
        CommentLike: {
            commentId: components["schemas"]["Id"];
            likes: components["schemas"]["Count"];
            liked: boolean;
        };
        /**
         * @description What comments are written under: a story, a topic of the topic square, a reader's tip, or a post of a topic or a circle.
         * @enum {string}
         */
        SubjectType: "news" | "topic" | "tip" | "post";
        CommentRemoval: {
            commentId: components["schemas"]["Id"];
            state: components["schemas"]["CommentState"];
        };
        OwnComment: {
            id: components["schemas"]["Id"];
            /** @description id of the subject it stands under */
            newsId: components["schemas"]["Id"];
            subjectType?: components["schemas"]["SubjectType"];
            /** @description of the story or topic it stands under, or the first words of the tip or post; empty when that was withdrawn */
            newsTitle: string;
            parentId?: components["schemas"]["Id"];
            replyTo?: string;
            body: string;
            likes: components["schemas"]["Count"];
            replyCount: components["schemas"]["Count"];
            createdAt: components["schemas"]["DateTime"];
            state: components["schemas"]["CommentState"];
            removedBy?: components["schemas"]["RemovedBy"];
            note?: components["schemas"]["CommentNote"];
        };
        OwnCommentPage: {
            list: components["schemas"]["OwnComment"][];
            nextCursor?: components["schemas"]["Cursor"];
            /** @description all that the reader wrote and did not take back */
            total: components["schemas"]["Count"];
        };
        /** @enum {string} */
        CommentReportReason: "abuse" | "advertising" | "vulgar" | "unlawful" | "untrue" | "privacy" | "other";
        CommentReport: {
            commentId: components["schemas"]["Id"];
            /** @description true when the reader had reported it before, which then counts no more */
            repeated: boolean;
        };
        /** @enum {string} */
        UploadKind: "picture" | "video";
        UploadStarted: {
            id: components["schemas"]["Id"];
            /** @description bytes */
            received: number;
            /** @description bytes that one call sends at most */
            chunkSize: number;
            /** @description bytes that every call but the last sends at least */
            smallestChunk: number;
        };
        UploadProgress: {
            /**
             * @description bytes are taken, the file is being checked, it is kept
             * @enum {string}
             */
            state: "open" | "checking" | "ready";
            /** @description bytes */
            received: number;
            /** @description bytes of the whole file */
            size: number;
        };
        /** @description A picture or video that a reader sent. A video's first frame is not known to the gateway. */
        Attachment: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["UploadKind"];
            /** @description below `/media/`; a picture has the sizes of every picture there */
            url: string;
            /** @description px as it is shown */
            width: number;
            /** @description px as it is shown */
            height: number;
            /** @description shown before it arrives, #rrggbb */
            color: string;
            /** @description of the file that is kept */
            bytes: number;
            /** @description seconds of a video */
            duration?: number;
        };
        UploadRemoved: {
            /** @enum {boolean} */
            removed: true;
        };
        /**
         * @default hot
         * @enum {string}
         */
        TipOrder: "hot" | "new";
        /** @enum {string} */
        TipCategory: "traffic" | "services" | "environment" | "consumer" | "safety" | "education" | "kindness" | "other";
        TipTopic: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            cover: components["schemas"]["Picture"];
            /** @description who looks after it */
            host: string;
            category: components["schemas"]["TipCategory"];
            /** @description tips that everybody sees */
            tips: components["schemas"]["Count"];
            /** @description of all of them */
            follows: components["schemas"]["Count"];
            /** @description under all of them */
            comments: components["schemas"]["Count"];
        };
        /** @description Of an anonymous tip the same for everybody. */
        TipAuthor: {
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            anonymous: boolean;
        };
        TipVideo: {
            url: string;
            /** @description seconds; 0 when unknown */
            duration: number;
            poster?: components["schemas"]["Picture"];
        };
        /**
         * @description received and held wait for an editor, and held has words that need a second look; accepted 已受理, interviewing 采访中, reported 已报道; hidden is what an editor does not publish
         * @enum {string}
         */
        TipState: "received" | "held" | "accepted" | "interviewing" | "reported" | "hidden";
        TipStep: {
            state: components["schemas"]["TipState"];
            at: components["schemas"]["DateTime"];
            /** @description what the editor says of it */
            note?: string;
        };
        TipReply: {
            text: string;
            /** @description who answers */
            by: string;
            at: components["schemas"]["DateTime"];
        };
        TipReference: {
            id: components["schemas"]["Id"];
            title: string;
        };
        Tip: {
            id: components["schemas"]["Id"];
            text: string;
            category: components["schemas"]["TipCategory"];
            author: components["schemas"]["TipAuthor"];
            cityId?: components["schemas"]["CityId"];
            /** @description as its sender wrote it; absent where they wrote none */
            place?: string;
            pictures: components["schemas"]["Picture"][];
            video?: components["schemas"]["TipVideo"];
            state: components["schemas"]["TipState"];
            /** @description oldest first */
            steps: components["schemas"]["TipStep"][];
            reply?: components["schemas"]["TipReply"];
            topic?: components["schemas"]["TipReference"];
            /** @description the short item on the same matter */
            item?: components["schemas"]["TipReference"];
            /** @description what the newspaper made of it */
            story?: components["schemas"]["TipReference"];
            follows: components["schemas"]["Count"];
            /** @description by the reader who asks */
            followed: boolean;
            /** @description shown comments and replies */
            comments: components["schemas"]["Count"];
            createdAt: components["schemas"]["DateTime"];
            /** @description sent by the reader who asks */
            own: boolean;
        };
        TipPage: {
            topic?: components["schemas"]["TipTopic"];
            list: components["schemas"]["Tip"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        TipFollow: {
            tipId: components["schemas"]["Id"];
            follows: components["schemas"]["Count"];
            followed: boolean;
        };
        /** @description 1 to 1000 characters once it is tidied */
        TipText: string;
        /**
         * @description A one-time key of 32 characters, encrypted with the gateway's public key (PKCS
         * @example c2FtcGxlLW9uZS10aW1lLWtleQ==
         */
        SealedKey: string;
        /** @description A text that only the gateway can read; how it is made is docs/decisions/0020. */
        Sealed: {
            key: components["schemas"]["SealedKey"];
            /** @description The text under the one-time key, AES-256-CBC and HMAC-SHA-256; base64 */
            data: string;
        };
        OwnTipPage: {
            list: components["schemas"]["Tip"][];
            nextCursor?: components["schemas"]["Cursor"];
            total: components["schemas"]["Count"];
        };
        TipTopicList: {
            list: components["schemas"]["TipTopic"][];
        };
        TipSource: {
            name: string;
            /** @description who that is, in one line */
            description: string;
            /** @description absolute; absent where it stands nowhere else */
            url?: string;
        };
        TipItem: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description plain, a line a paragraph */
            text: string;
            source: components["schemas"]["TipSource"];
            publishedAt: components["schemas"]["DateTime"];
            cityId?: components["schemas"]["CityId"];
            pictures: components["schemas"]["Picture"][];
            /** @description what tells more */
            story?: components["schemas"]["TipReference"];
            /** @description on the same matter, newest first */
            tips: components["schemas"]["Tip"][];
        };
        InviteCode: string;
        CircleHost: {
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
        };
        /**
         * @description Whether the reader who asks may join (open, byApproval) or why not (full, closed, expired: the invitation), or what became of it (pending, refused, joined). After leaving, a reader may join again.
         * @enum {string}
         */
        CircleState: "open" | "byApproval" | "full" | "closed" | "expired" | "pending" | "refused" | "joined";
        CircleMember: {
            /** @description masked */
            name: string;
        };
        PostAuthor: {
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            /** @description Chinese name of the city; empty when unknown */
            city: string;
            /** @description the same for all posts of one reader; leads to nobody */
            key: string;
        };
        PostPlace: {
            id: components["schemas"]["Id"];
            title: string;
        };
        Post: {
            id: components["schemas"]["Id"];
            text: string;
            pictures: components["schemas"]["Picture"][];
            author: components["schemas"]["PostAuthor"];
            /**
             * @description others than shown are for the author alone
             * @enum {string}
             */
            state: "shown" | "held" | "removed";
            reason?: components["schemas"]["CommentReportReason"];
            topic?: components["schemas"]["PostPlace"];
            circle?: components["schemas"]["PostPlace"];
            likes: components["schemas"]["Count"];
            liked: boolean;
            /** @description shown comments and replies */
            comments: components["schemas"]["Count"];
            createdAt: components["schemas"]["DateTime"];
            own: boolean;
        };
        CircleInviter: {
            /** @description in full, because they sent the invitation themselves */
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            expiresAt: components["schemas"]["DateTime"];
            /** @description persons whom they brought; each counts once */
            invited: components["schemas"]["Count"];
        };
        Circle: {
            id: components["schemas"]["Id"];
            name: string;
            cover: components["schemas"]["Picture"];
            purpose: string;
            rules: string[];
            host: components["schemas"]["CircleHost"];
            memberCount: components["schemas"]["Count"];
            capacity: components["schemas"]["Count"];
            state: components["schemas"]["CircleState"];
            /** @description the reader was a member or applied before */
            hasLeft: boolean;
            /** @description why an editor refused the reader */
            note?: string;
            /** @description latest first */
            members: components["schemas"]["CircleMember"][];
            /** @description latest first */
            posts: components["schemas"]["Post"][];
            inviter?: components["schemas"]["CircleInviter"];
        };
        CircleJoin: {
            cliqueId: components["schemas"]["Id"];
            /** @enum {string} */
            outcome: "joined" | "pending" | "full" | "closed" | "expired" | "refused";
        };
        CircleMembership: {
            cliqueId: components["schemas"]["Id"];
            /** @enum {string} */
            state: "left";
        };
        CircleInvitation: {
            code: components["schemas"]["InviteCode"];
            expiresAt: components["schemas"]["DateTime"];
            invited: components["schemas"]["Count"];
        };
        CircleCard: {
            id: components["schemas"]["Id"];
            name: string;
            cover: components["schemas"]["Picture"];
            purpose: string;
            memberCount: components["schemas"]["Count"];
            capacity: components["schemas"]["Count"];
        };
        CirclePage: {
            list: components["schemas"]["CircleCard"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /**
         * @default hot
         * @enum {string}
         */
        PostOrder: "hot" | "new";
        RemovalCount: {
            reason: components["schemas"]["CommentReportReason"];
            posts: components["schemas"]["Count"];
        };
        SquareTopic: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            cover: components["schemas"]["Picture"];
            host: string;
            /** @description pinned; empty when there are none */
            hostWords: string;
            /** @description posts wait for an editor before they are shown */
            held: boolean;
            /** @enum {string} */
            state: "upcoming" | "open" | "closed";
            opensAt: components["schemas"]["DateTime"];
            closesAt: components["schemas"]["DateTime"];
            participants: components["schemas"]["Count"];
            posts: components["schemas"]["Count"];
            comments: components["schemas"]["Count"];
            heat: components["schemas"]["Count"];
            /** @description posts that editors removed, by reason, most first; empty in lists */
            removals: components["schemas"]["RemovalCount"][];
        };
        SquareTopicPage: {
            list: components["schemas"]["SquareTopic"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        PostPage: {
            list: components["schemas"]["Post"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /** @description 1 to 1000 characters once it is tidied */
        PostText: string;
        PostLike: {
            postId: components["schemas"]["Id"];
            likes: components["schemas"]["Count"];
            liked: boolean;
        };
        PostReport: {
            postId: components["schemas"]["Id"];
            /** @description true when the reader had reported it before, which then counts no more */
            repeated: boolean;
        };
        PostRemoval: {
            postId: components["schemas"]["Id"];
        };
        HumanCheckId: string;
        SmsCodeSent: {
            /** @enum {string} */
            state: "sent" | "human-check";
            /** @description seconds until another code may be asked for */
            resendAfter?: number;
        };
        /** @description six digits */
        SmsCode: string;
        /** @description 256 random bits or a text that holds as much */
        OneTimeText: string;
        IssuedToken: {
            token: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        /**
         * @description 0 reader, 1 reporter, 2 publisher, 3 organisation
         * @enum {integer}
         */
        UserType: 0 | 1 | 2 | 3;
        User: {
            name: string;
            /** @description empty when there is none */
            headImg: string;
            userType: components["schemas"]["UserType"];
            userDes: string;
        };
        SignedIn: components["schemas"]["IssuedToken"] & {
            user: components["schemas"]["User"];
        };
        MessagingBinding: {
            /** @enum {string} */
            state: "bound" | "unbound";
            session?: components["schemas"]["SignedIn"];
            bindTicket?: components["schemas"]["OneTimeText"];
            /** @description seconds that the ticket works for */
            expiresIn?: number;
            /** @description how the messaging app calls who is not bound; empty when it does not say */
            name?: string;
        };
        UserInfo: components["schemas"]["User"] & {
            /** @description masked, such as 138****8000; absent when there is none */
            phone?: string;
            createdAt: components["schemas"]["DateTime"];
        };
        SealedUserInfo: {
            /** @description JSON `{ name, phone? }` under the one-time key of the question; base64 */
            sealed: string;
        };
        VisitorAddress: {
            /** @description IPv4 or IPv6 address; absent if a call has none */
            ip?: string;
        };
        /** @description The fields the after-navigation step reads; none of them when the token is dead. */
        TokenProfile: {
            headImg?: string;
            userType?: components["schemas"]["UserType"];
            userDes?: string;
            name?: string;
            expiresAt?: components["schemas"]["DateTime"];
        };
        TokenInfoAnswer: {
            /**
             * @description 500 says the stored token is invalid
             * @enum {integer}
             */
            code: 200 | 500;
            msg: string;
            data: components["schemas"]["TokenProfile"];
        };
        PublicKey: {
            pem: string;
            /** @enum {integer} */
            bits: 1024 | 2048;
        };
        SliderPosition: number;
        HumanCheck: {
            id: components["schemas"]["HumanCheckId"];
            target: components["schemas"]["SliderPosition"];
            /** @description seconds */
            expiresIn: number;
        };
        HumanCheckResult: {
            /** @description one try each; ask for another check when it failed */
            passed: boolean;
        };
        /** @description SHA-256 of a text that the page keeps to itself; base64url */
        Challenge: string;
        MessagingLoginStarted: {
            /** @description where the reader is asked */
            address: string;
            state: components["schemas"]["OneTimeText"];
            /** @description seconds */
            expiresIn: number;
        };
        ShareSignature: {
            appId: string;
            /** @description seconds since 1970 */
            timestamp: number;
            nonceStr: string;
            signature: string;
            /** @description address of the script by which the page speaks to the messaging app */
            script: string;
        };
        SignedOut: {
            /** @description how many tokens were ended */
            ended: number;
        };
        /** @description 256 random bits, base64url */
        QrLoginId: string;
        /** @description 256 random bits of their own, base64url */
        QrLoginSecret: string;
        QrLogin: {
            id: components["schemas"]["QrLoginId"];
            secret: components["schemas"]["QrLoginSecret"];
            /** @description seconds */
            expiresIn: number;
        };
        QrLoginProgress: {
            /** @enum {string} */
            state: "waiting" | "scanned" | "confirmed" | "refused" | "expired";
            /** @description of who scanned it, so that a stranger is noticed; from `scanned` on */
            name?: string;
        };
        QrLoginAsker: {
            /** @description such as Chrome */
            browser: string;
            /** @description such as Windows */
            system: string;
            /** @description network address, the end of it masked; empty when unknown */
            network: string;
            /** @description whether the code is shown in the network of who scanned it */
            sameNetwork: boolean;
            askedAt: components["schemas"]["DateTime"];
            /** @description seconds */
            expiresIn: number;
        };
        QrLoginDecided: {
            /** @enum {string} */
            state: "confirmed" | "refused";
        };
        ExportedStory: {
            newsId: components["schemas"]["Id"];
            title: string;
            at: components["schemas"]["DateTime"];
        };
        ExportedTip: {
            id: components["schemas"]["Id"];
            text: string;
            state: components["schemas"]["TipState"];
            anonymous: boolean;
            cityId?: components["schemas"]["CityId"];
            place?: string;
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description What an editor made of the reader's films and pictures */
        ExportedWork: {
            newsId: components["schemas"]["Id"];
            title: string;
            /** @description the reader's own words */
            text: string;
            place?: string;
            at: components["schemas"]["DateTime"];
        };
        ExportedFollow: {
            publisherId: components["schemas"]["Id"];
            name: string;
            at: components["schemas"]["DateTime"];
        };
        ExportedNewsFollow: {
            kind: components["schemas"]["FollowKind"];
            id: components["schemas"]["FollowId"];
            name: string;
            at: components["schemas"]["FollowedAt"];
        };
        /** @description a browser that is notified of new stories of hot events */
        ExportedPushDevice: {
            /** @description host of the browser's push service */
            service: string;
            /** @description titles of the events */
            events: string[];
            at: components["schemas"]["DateTime"];
        };
        ExportedLives: {
            /** @description the reader’s own codes */
            invitations: {
                roomId: components["schemas"]["Id"];
                code: string;
                at: components["schemas"]["DateTime"];
            }[];
            /** @description lives that the reader came to by somebody’s code; whose it was is theirs and not in here */
            arrivals: {
                roomId: components["schemas"]["Id"];
                at: components["schemas"]["DateTime"];
            }[];
            messages: {
                roomId: components["schemas"]["Id"];
                text: string;
                /** @enum {string} */
                state: "shown" | "held" | "removed";
                at: components["schemas"]["DateTime"];
            }[];
            appointments: {
                roomId: components["schemas"]["Id"];
                at: components["schemas"]["DateTime"];
            }[];
            packets: {
                packetId: components["schemas"]["Id"];
                /** @description fen */
                amount: components["schemas"]["Count"];
                cashedAt?: components["schemas"]["DateTime"];
            }[];
        };
        /** @description circles that the reader joined, applied to or left, and the posts that they wrote */
        ExportedCommunity: {
            circles: {
                id: components["schemas"]["Id"];
                name: string;
                /** @enum {string} */
                state: "pending" | "joined" | "left" | "refused";
                at: components["schemas"]["DateTime"];
            }[];
            posts: {
                id: components["schemas"]["Id"];
                text: string;
                /** @enum {string} */
                state: "shown" | "held" | "removed";
                createdAt: components["schemas"]["DateTime"];
            }[];
        };
        OwnForm: {
            id: components["schemas"]["Id"];
            title: string;
            open: boolean;
            entries: components["schemas"]["Count"];
            createdAt: components["schemas"]["DateTime"];
        };
        OwnBallot: {
            voteId: components["schemas"]["Id"];
            title: string;
            /** @description in words */
            choice: string[];
            at: components["schemas"]["DateTime"];
        };
        OwnQuiz: {
            voteId: components["schemas"]["Id"];
            title: string;
            /** @description when it was begun */
            at: components["schemas"]["DateTime"];
            /** @description questions that were not answered rightly, once handed in */
            wrong?: components["schemas"]["Count"];
        };
        /** @description An inquiry in the export of a reader's data. */
        ExportedInquiry: {
            id: components["schemas"]["Id"];
            /** @example 青川 */
            seriesName: string;
            sentAt: components["schemas"]["DateTime"];
            /** @description absent once erased */
            wish?: string;
            shops: {
                /** @example 泉城店 */
                name: string;
                revealedAt?: components["schemas"]["DateTime"];
            }[];
        };
        /**
         * @description none was sent; pending waits for an auditor; rejected comes with a reason and may be sent again
         * @enum {string}
         */
        AuditStatus: "none" | "pending" | "approved" | "rejected";
        Audit: {
            status: components["schemas"]["AuditStatus"];
            /** @description why it was rejected */
            reason?: string;
            sentAt?: components["schemas"]["DateTime"];
            decidedAt?: components["schemas"]["DateTime"];
        };
        /** @description minutes of service */
        Minutes: number;
        /** @enum {string} */
        VolunteerSkill: "teaching" | "medical" | "psychology" | "law" | "driving" | "translation" | "photography" | "performing" | "repair" | "rescue" | "cooking" | "computing";
        /** @enum {string} */
        RegistrationState: "registered" | "cancelled" | "attended" | "absent";
        /** @description what the reader is to the volunteers' programme; personal data is in `sealed` */
        ExportedCommonweal: {
            volunteer?: {
                id: components["schemas"]["Id"];
                audit: components["schemas"]["Audit"];
                cityId: components["schemas"]["CityId"];
                minutes: components["schemas"]["Minutes"];
                skills?: components["schemas"]["VolunteerSkill"][];
            };
            group?: {
                id: components["schemas"]["Id"];
                audit: components["schemas"]["Audit"];
                name: string;
                creditCode: string;
                cityId?: components["schemas"]["CityId"];
                introduction?: string;
            };
            /** @description activities that the reader's group started */
            started?: {
                activityId: components["schemas"]["Id"];
                title: string;
                place: string;
                startsAt: components["schemas"]["DateTime"];
                audit: components["schemas"]["Audit"];
            }[];
            /** @description shows that the reader gave a thumb */
            thumbs?: {
                showId: components["schemas"]["Id"];
                title: string;
                at: components["schemas"]["DateTime"];
            }[];
            registrations: {
                activityId: components["schemas"]["Id"];
                title: string;
                state: components["schemas"]["RegistrationState"];
                at: components["schemas"]["DateTime"];
                minutes?: components["schemas"]["Minutes"];
                certificate?: string;
            }[];
            claims: {
                itemId: components["schemas"]["Id"];
                title: string;
                code: string;
                at: components["schemas"]["DateTime"];
            }[];
        };
        AccountExport: {
            exportedAt: components["schemas"]["DateTime"];
            user: {
                name: string;
                createdAt: components["schemas"]["DateTime"];
                /** @description when people of the messaging app were bound to this account; who they are is not kept */
                messagingBoundAt?: components["schemas"]["DateTime"][];
            };
            comments: {
                id: components["schemas"]["Id"];
                body: string;
                /** @enum {string} */
                state: "shown" | "pending" | "removed";
                createdAt: components["schemas"]["DateTime"];
            }[];
            likes: components["schemas"]["ExportedStory"][];
            saves: components["schemas"]["ExportedStory"][];
            reads: components["schemas"]["ExportedStory"][];
            tips?: components["schemas"]["ExportedTip"][];
            works?: components["schemas"]["ExportedWork"][];
            follows?: components["schemas"]["ExportedFollow"][];
            /** @description labels, hot events and reporters */
            newsFollows?: components["schemas"]["ExportedNewsFollow"][];
            /** @description browsers that are notified of hot events */
            pushDevices?: components["schemas"]["ExportedPushDevice"][];
            lives?: components["schemas"]["ExportedLives"];
            community?: components["schemas"]["ExportedCommunity"];
            /** @description forms that others fill in; what they filled in is theirs and not in here */
            forms?: components["schemas"]["OwnForm"][];
            votes?: components["schemas"]["OwnBallot"][];
            quizzes?: components["schemas"]["OwnQuiz"][];
            inquiries?: components["schemas"]["ExportedInquiry"][];
            commonweal?: components["schemas"]["ExportedCommonweal"];
            /** @description JSON of the phones, real names and ID numbers under the one-time key of the request; base64. It has the shape of the rest: `{ user?: { phone }, tips?: [{ id, phone }], commonweal?: { volunteer?: { name, idNumber, phone, guardianName?, guardianPhone? }, group?: { contactName, contactPhone } } }`. */
            sealed: string;
        };
        AccountRemoved: {
            /** @enum {boolean} */
            removed: true;
        };
        CompanyName: string;
        /**
         * @description 版权监测, 智能校对, 传播追踪, 用户采集
         * @enum {string}
         */
        ToolName: "copyright" | "edit" | "track" | "usercollect";
        TrialReceived: {
            receivedAt: components["schemas"]["DateTime"];
        };
        CheckedText: string;
        /** @description A passage as it stands in both, cut where they differ. */
        CopiedPassage: {
            letters: components["schemas"]["Count"];
            parts: {
                /** @description same letters; spaces, punctuation and width may differ */
                same: boolean;
                pasted: string;
                story: string;
            }[];
        };
        CopyMatch: {
            newsId: components["schemas"]["Id"];
            title: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            /** @description letters of the text that stand in this story */
            letters: components["schemas"]["Count"];
            passages: components["schemas"]["CopiedPassage"][];
        };
        CopySearch: {
            /** @description stories that the text was compared with */
            compared: components["schemas"]["Count"];
            /** @description letters and digits of the text; spaces and punctuation do not count */
            letters: components["schemas"]["Count"];
            /** @description letters of the text that stand in one of the stories */
            copied: components["schemas"]["Count"];
            /** @description those with most letters first */
            matches: components["schemas"]["CopyMatch"][];
        };
        TextMark: {
            /** @description index in the text, in UTF-16 code units */
            from: number;
            to: number;
            /** @enum {string} */
            kind: "particle" | "repeat" | "word" | "punctuation" | "width" | "number" | "unit" | "name" | "sensitive";
            reason: string;
            /** @description what to put in its place; absent where only a person can tell */
            fix?: string;
        };
        TextCheck: {
            /** @description how many rules were tried */
            rules: components["schemas"]["Count"];
            /** @description in the order of the text, none over another */
            marks: components["schemas"]["TextMark"][];
        };
        SpreadCounts: {
            reads: components["schemas"]["Count"];
            shares: components["schemas"]["Count"];
        };
        ChannelSpread: components["schemas"]["SpreadCounts"] & {
            /** @description first path segment of a share page; direct for pages that are none, other for what no page is called */
            channel: string;
        };
        HourSpread: components["schemas"]["SpreadCounts"] & {
            /** @description YYYY-MM-DD HH, Asia/Shanghai */
            hour: string;
        };
        StorySpread: {
            newsId: components["schemas"]["Id"];
            title: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            reads: components["schemas"]["Count"];
            shares: components["schemas"]["Count"];
            likes: components["schemas"]["Count"];
            comments: components["schemas"]["Count"];
            /** @description those that are known by hour and channel; others were counted before that was kept */
            timed: components["schemas"]["SpreadCounts"];
            /** @description those with most reads and shares first */
            channels: components["schemas"]["ChannelSpread"][];
            /** @description of the last seven days, oldest first; hours in which nothing happened are left out */
            hours: components["schemas"]["HourSpread"][];
        };
        Inviter: {
            /** @description masked, such as 王*芳 */
            name: string;
            /** @description empty when there is none */
            headImg: string;
        };
        Invitation: {
            inviterId: components["schemas"]["Id"];
        };
        FormTitle: string;
        /**
         * @description a line of text, one of several, several of several, a phone, a day
         * @enum {string}
         */
        FormFieldKind: "text" | "choice" | "multiple" | "phone" | "date";
        FormFieldDraft: {
            kind: components["schemas"]["FormFieldKind"];
            label: string;
            /** @default false */
            required?: boolean;
            /** @description of a choice, two at least; nothing else has any */
            choices?: string[];
        };
        FormPublished: {
            id: components["schemas"]["Id"];
        };
        FormField: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["FormFieldKind"];
            label: string;
            required: boolean;
            choices: string[];
        };
        CollectForm: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description what it is for; empty when nothing is said */
            note: string;
            /** @description name of who asks */
            owner: string;
            /** @description whether entries are taken */
            open: boolean;
            fields: components["schemas"]["FormField"][];
        };
        OwnForms: {
            /** @description newest first */
            list: components["schemas"]["OwnForm"][];
        };
        FormState: {
            id: components["schemas"]["Id"];
            open: boolean;
        };
        FormRemoved: {
            /** @enum {boolean} */
            removed: true;
        };
        /** @description JSON of lists of texts by field id, sealed as docs/decisions/0020 says */
        SealedEntry: {
            key: components["schemas"]["SealedKey"];
            /** @description base64 */
            data: string;
        };
        EntryReceived: {
            receivedAt: components["schemas"]["DateTime"];
        };
        SealedEntries: {
            /** @description JSON list of `{ id, createdAt, answers }`, newest first, under the one-time key of the question; base64 */
            sealed: string;
            total: components["schemas"]["Count"];
            nextCursor?: components["schemas"]["Cursor"];
        };
        SealedTable: {
            /** @description CSV with a mark of its byte order, under the one-time key of the question; base64 */
            sealed: string;
        };
        /** @enum {string} */
        VoteType: "single" | "multiple" | "quiz";
        VoteOption: {
            id: components["schemas"]["Id"];
            text: string;
            image?: components["schemas"]["Picture"];
            /** @description absent while the result is not told */
            votes?: components["schemas"]["Count"];
        };
        /** @enum {string} */
        VoteState: "upcoming" | "open" | "closed";
        QuizFacts: {
            questions: components["schemas"]["Count"];
            /** @description for each question */
            seconds: number;
        };
        Vote: {
            id: components["schemas"]["Id"];
            title: string;
            type: components["schemas"]["VoteType"];
            /** @description what readers are told about it; empty when nothing */
            rule: string;
            cover?: components["schemas"]["Picture"];
            /** @description none of a quiz */
            options: components["schemas"]["VoteOption"][];
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            /** @description the gateway's clock, which alone decides */
            now: components["schemas"]["DateTime"];
            state: components["schemas"]["VoteState"];
            /** @description fewest options of one ballot */
            min: number;
            /** @description most options of one ballot */
            max: number;
            /** @description readers who voted, or handed the quiz in */
            voters: components["schemas"]["Count"];
            /** @description options of the reader's own ballot; none before it */
            voted: components["schemas"]["Id"][];
            quiz?: components["schemas"]["QuizFacts"];
        };
        /** @default [] */
        VoteChoice: components["schemas"]["Id"][];
        /** @description of a question in its quiz, from 1 on */
        QuestionNumber: number;
        /**
         * @description before it begins; before the first question; a question is open; it is judged; handed in; over, without having begun
         * @enum {string}
         */
        QuizStage: "upcoming" | "rules" | "question" | "judged" | "score" | "closed";
        QuizOption: {
            id: components["schemas"]["Id"];
            text: string;
        };
        QuizQuestion: {
            text: string;
            /** @description more than one option is right */
            several: boolean;
            options: components["schemas"]["QuizOption"][];
        };
        /** @description A question that its reader can answer no more, with what is right. */
        JudgedQuestion: {
            number: components["schemas"]["QuestionNumber"];
            question: components["schemas"]["QuizQuestion"];
            chosen: components["schemas"]["Id"][];
            right: components["schemas"]["Id"][];
            correct: boolean;
            /** @description nothing was chosen while its time ran */
            timedOut: boolean;
            explanation: string;
        };
        QuizScore: {
            seconds: components["schemas"]["Count"];
            /** @description answered without a limit of time */
            calm: boolean;
            rank: number;
            readers: components["schemas"]["Count"];
        };
        QuizProgress: {
            id: components["schemas"]["Id"];
            stage: components["schemas"]["QuizStage"];
            questions: components["schemas"]["Count"];
            /** @description answered rightly so far */
            right: components["schemas"]["Count"];
            number?: components["schemas"]["QuestionNumber"];
            question?: components["schemas"]["QuizQuestion"];
            /** @description of an open question; absent where nothing limits it */
            secondsLeft?: number;
            judged?: components["schemas"]["JudgedQuestion"];
            /** @description of a judged question: another one may be opened */
            hasNext?: boolean;
            score?: components["schemas"]["QuizScore"];
            /** @description once handed in or closed */
            review?: components["schemas"]["JudgedQuestion"][];
        };
        QuizList: {
            list: components["schemas"]["Vote"][];
        };
        QuizRank: {
            rank: number;
            /** @description masked */
            name: string;
            right: components["schemas"]["Count"];
            seconds: components["schemas"]["Count"];
            calm: boolean;
            own: boolean;
        };
        QuizRanking: {
            list: components["schemas"]["QuizRank"][];
            questions: components["schemas"]["Count"];
            readers: components["schemas"]["Count"];
        };
        /** @description A series of lives. */
        LiveAlbum: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            cover: components["schemas"]["Picture"];
            lives: components["schemas"]["Count"];
            /** @description of all of them */
            views: components["schemas"]["Count"];
        };
        LiveCounts: {
            /** @description who has it open now */
            viewers: components["schemas"]["Count"];
            /** @description times it was opened */
            views: components["schemas"]["Count"];
            likes: components["schemas"]["Count"];
            /** @description readers who mean to watch */
            appointments: components["schemas"]["Count"];
        };
        LiveCard: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            cover: components["schemas"]["Picture"];
            /** @description who holds it */
            host: string;
            state: components["schemas"]["LiveState"];
            startsAt: components["schemas"]["DateTime"];
            counts: components["schemas"]["LiveCounts"];
        };
        LiveCardPage: {
            list: components["schemas"]["LiveCard"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /**
         * @description now is 直播中 and 暂停, next is 预告, over is 已结束 and 回放
         * @default now
         * @enum {string}
         */
        LiveWhen: "now" | "next" | "over";
        LiveHost: {
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
        };
        LivePlay: {
            /** @description a playlist or a film */
            url: string;
            /** @description false for what is played again from its beginning */
            live: boolean;
        };
        LiveReference: {
            id: components["schemas"]["Id"];
            title: string;
        };
        /**
         * @description held is where an editor reads each message before others do
         * @enum {string}
         */
        LiveChat: "open" | "held" | "closed";
        LiveRoom: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description plain, a line a paragraph */
            summary: string;
            cover: components["schemas"]["Picture"];
            host: components["schemas"]["LiveHost"];
            cityId?: components["schemas"]["CityId"];
            state: components["schemas"]["LiveState"];
            startsAt: components["schemas"]["DateTime"];
            beganAt?: components["schemas"]["DateTime"];
            endedAt?: components["schemas"]["DateTime"];
            /** @description absent before it begins, and where there is no film */
            play?: components["schemas"]["LivePlay"];
            /** @description the series that it belongs to */
            album?: components["schemas"]["LiveReference"];
            /** @description a red packet that is open */
            packet?: components["schemas"]["LiveReference"];
            counts: components["schemas"]["LiveCounts"];
            chat: components["schemas"]["LiveChat"];
            pictures: components["schemas"]["Count"];
            reporters: components["schemas"]["Count"];
            /** @description the reader who asks means to watch */
            appointed: boolean;
            /** @description number of the last event that this answer knows of */
            last: number;
            /** @description address of the stream of events, to be asked with `after` */
            events: string;
            /** @description address of an entry for a calendar */
            reminder: string;
        };
        LiveRoomAnswer: {
            /** @description who held it has removed it */
            removed: boolean;
            /** @description absent when it was removed */
            room?: components["schemas"]["LiveRoom"];
        };
        /**
         * @description removed is the live itself, after which nothing more comes
         * @enum {string}
         */
        LiveEventKind: "state" | "scene" | "scene-removed" | "message" | "message-removed" | "chat" | "removed";
        LiveVideo: {
            url: string;
            /** @description seconds; 0 when unknown */
            duration: number;
            poster?: components["schemas"]["Picture"];
        };
        LiveScene: {
            id: components["schemas"]["Id"];
            /** @description number of the event that showed it */
            seq: number;
            /** @description who tells it */
            by: string;
            /** @description plain, a line a paragraph */
            text: string;
            pictures: components["schemas"]["Picture"][];
            video?: components["schemas"]["LiveVideo"];
            at: components["schemas"]["DateTime"];
        };
        /**
         * @description held waits for an editor
         * @enum {string}
         */
        LiveMessageState: "shown" | "held";
        LiveMessage: {
            id: components["schemas"]["Id"];
            /** @description number of the event that showed it; of a held one that of the event before it */
            seq: number;
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            /** @description said by who holds the live */
            host: boolean;
            text: string;
            state: components["schemas"]["LiveMessageState"];
            /** @description said by the reader who asks; false in events */
            own: boolean;
            at: components["schemas"]["DateTime"];
        };
        /** @description Something that happened in a live; which fields it has beside the first three goes by its kind. */
        LiveEvent: {
            /** @description each live counts its own events from 1 on, without a gap */
            seq: number;
            kind: components["schemas"]["LiveEventKind"];
            at: components["schemas"]["DateTime"];
            state?: components["schemas"]["LiveState"];
            /** @description of a state in which there is something to play */
            play?: components["schemas"]["LivePlay"];
            scene?: components["schemas"]["LiveScene"];
            message?: components["schemas"]["LiveMessage"];
            /** @description of what was removed */
            id?: components["schemas"]["Id"];
            chat?: components["schemas"]["LiveChat"];
        };
        LiveEventList: {
            events: components["schemas"]["LiveEvent"][];
            /** @description what to ask from next */
            last: number;
            /** @description too many were missed; the page asks for everything anew */
            reset: boolean;
            counts: components["schemas"]["LiveCounts"];
            /** @description seconds until the page may ask again */
            pollAfter: number;
        };
        /** @description A server-sent event of a live, parsed; `data` is JSON in the stream. */
        LiveStreamEvent: {
            /** @enum {string} */
            event: "happened";
            data: components["schemas"]["LiveEvent"];
        } | {
            /** @enum {string} */
            event: "counts";
            data: components["schemas"]["LiveCounts"];
        } | {
            /** @enum {string} */
            event: "reset";
            data: Record<string, never>;
        };
        /**
         * @default newest
         * @enum {string}
         */
        LiveSceneOrder: "newest" | "oldest";
        LiveScenePage: {
            list: components["schemas"]["LiveScene"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        LiveSceneAnswer: {
            scene: components["schemas"]["LiveScene"];
            room: components["schemas"]["LiveReference"];
        };
        LiveMessagePage: {
            list: components["schemas"]["LiveMessage"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        LiveLikes: {
            roomId: components["schemas"]["Id"];
            /** @description of all readers */
            likes: components["schemas"]["Count"];
        };
        LiveAppointment: {
            roomId: components["schemas"]["Id"];
            appointed: boolean;
            appointments: components["schemas"]["Count"];
        };
        LivePicture: {
            id: components["schemas"]["Id"];
            picture: components["schemas"]["Picture"];
            /** @description what was told with it */
            caption: string;
            sceneId?: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
        };
        LivePicturePage: {
            list: components["schemas"]["LivePicture"][];
            nextCursor?: components["schemas"]["Cursor"];
            total: components["schemas"]["Count"];
        };
        LiveReporter: {
            publisherId: components["schemas"]["Id"];
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            /** @description what they do in this live */
            role: string;
            summary: string;
            follows: components["schemas"]["Count"];
            /** @description by the reader who asks */
            followed: boolean;
        };
        LiveReporterList: {
            list: components["schemas"]["LiveReporter"][];
        };
        LiveInviteRules: {
            /** @description a sentence each */
            rules: string[];
            /** @description what an invitation fills */
            packet?: components["schemas"]["LiveReference"];
        };
        LiveInvitationCode: string;
        LiveInvitation: {
            code: components["schemas"]["LiveInvitationCode"];
            /** @description readers who came by it */
            invited: components["schemas"]["Count"];
            /** @description a sentence each */
            rules: string[];
            /** @description what it fills */
            packet?: components["schemas"]["LiveReference"];
        };
        LiveInvited: {
            /** @description all but its first and last letter masked */
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            at: components["schemas"]["DateTime"];
        };
        LiveInvitedPage: {
            list: components["schemas"]["LiveInvited"][];
            nextCursor?: components["schemas"]["Cursor"];
            total: components["schemas"]["Count"];
        };
        LiveInvitationUse: {
            roomId: components["schemas"]["Id"];
            /** @description false for who came by a code before */
            counted: boolean;
        };
        /**
         * @description earning has less than may be cashed out; over is past its time and was not cashed out
         * @enum {string}
         */
        LivePacketState: "earning" | "ready" | "cashed" | "over";
        LiveCashOut: {
            packetId: components["schemas"]["Id"];
            /** @description fen */
            amount: number;
            at: components["schemas"]["DateTime"];
            /** @description the newspaper has paid it */
            paid: boolean;
        };
        LivePacket: {
            id: components["schemas"]["Id"];
            title: string;
            room: components["schemas"]["LiveReference"];
            state: components["schemas"]["LivePacketState"];
            /** @description fen that the reader has in it */
            balance: components["schemas"]["Count"];
            /** @description fen for each reader who comes by the code */
            perInvite: components["schemas"]["Count"];
            /** @description fen that it takes to cash out */
            minimum: components["schemas"]["Count"];
            /** @description readers who came by the code */
            invited: components["schemas"]["Count"];
            endsAt: components["schemas"]["DateTime"];
            cashOut?: components["schemas"]["LiveCashOut"];
        };
        /** @description a rectangle in units of the page */
        PaperBox: {
            x: number;
            y: number;
            width: number;
            height: number;
        };
        /**
         * @description S, the day of publication and four digits
         * @example S202611030001
         */
        LossNoticeId: string;
        /** @description An article as it is printed. */
        PaperText: {
            id: components["schemas"]["Id"];
            /** @description what kind of standing matter it is, such as 公告; empty for stories */
            label: string;
            title: string;
            /** @description empty where nobody is named */
            byline: string;
            /** @description as far as they are printed */
            paragraphs: string[];
            pictures: {
                box: components["schemas"]["PaperBox"];
                picture: components["schemas"]["Picture"];
            }[];
            /** @description where it stands; zones of a page do not overlap */
            zone: components["schemas"]["PaperBox"];
            /** @description the whole story online; absent for standing matter */
            newsId?: components["schemas"]["Id"];
            /** @description the notice of a lost document that it prints */
            noticeId?: components["schemas"]["LossNoticeId"];
        };
        /**
         * @description day of an issue, YYYY-MM-DD
         * @example 2026-11-03
         */
        PaperDate: string;
        /** @description A page as SVG. The address changes with the content, so that it may be kept for good. The pictures of the articles are not in it: they lie on it, at the boxes that the page's articles name. */
        PaperDrawing: {
            url: string;
            /** @description units of the page that all boxes are in */
            width: number;
            height: number;
        };
        PaperArticle: components["schemas"]["PaperText"] & {
            date: components["schemas"]["PaperDate"];
            page: number;
            name: string;
            section: string;
            sketch: components["schemas"]["PaperDrawing"];
            /** @description the article before it in the issue */
            previousId?: components["schemas"]["Id"];
            /** @description the article after it in the issue */
            nextId?: components["schemas"]["Id"];
        };
        PaperIssueList: {
            list: {
                date: components["schemas"]["PaperDate"];
            }[];
        };
        PaperPageHead: {
            page: number;
            /** @description such as A03 */
            name: string;
            /** @description such as 城事 */
            section: string;
            drawing: components["schemas"]["PaperDrawing"];
            /** @description the page as it looks when it is small, for thumbnails */
            sketch: components["schemas"]["PaperDrawing"];
        };
        PaperIssue: {
            date: components["schemas"]["PaperDate"];
            /** @description such as 星期六 */
            weekday: string;
            /** @description the day in the Chinese calendar, such as 丙午年十月十三 */
            lunar: string;
            /** @description in their order */
            pages: components["schemas"]["PaperPageHead"][];
            /** @description of the issue before */
            previousDate?: components["schemas"]["PaperDate"];
            /** @description of the issue after */
            nextDate?: components["schemas"]["PaperDate"];
        };
        PaperPage: {
            date: components["schemas"]["PaperDate"];
            page: number;
            name: string;
            section: string;
            drawing: components["schemas"]["PaperDrawing"];
            /** @description from the top of the page */
            articles: components["schemas"]["PaperText"][];
        };
        /** @description The live that a tour belongs to. */
        VrLive: {
            roomId: components["schemas"]["Id"];
            title: string;
            state: components["schemas"]["LiveState"];
        };
        VrTourCard: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            /** @description the panorama of its first scene */
            cover: components["schemas"]["Picture"];
            /** @description how many it has */
            scenes: number;
            publishedAt: components["schemas"]["DateTime"];
            /** @description absent where the tour belongs to no live */
            live?: components["schemas"]["VrLive"];
        };
        VrTourPage: {
            list: components["schemas"]["VrTourCard"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /** @description A panorama that moves; its sides have the proportions of the scene's picture. */
        VrFilm: {
            /** @description a file or an HLS playlist */
            url: string;
            /** @description what a camera shows now; such a scene is there only while the live is on */
            isLive: boolean;
            /** @description seconds; absent when unknown, or live */
            duration?: number;
            /** @description of the file; absent when unknown */
            bytes?: number;
        };
        /** @description Where a viewer looks, in degrees. */
        VrLook: {
            /** @description to the right of the middle of the panorama */
            yaw: number;
            /** @description over the horizon */
            pitch: number;
            /** @description from the upper to the lower edge of the view */
            fov: number;
        };
        /** @description A place in a scene that says something or leads on. */
        VrSpot: {
            id: components["schemas"]["Id"];
            /**
             * @description `text` opens its words, `story` leads to a story, `scene` to another scene of the tour
             * @enum {string}
             */
            kind: "text" | "story" | "scene";
            yaw: number;
            pitch: number;
            /** @description what stands at the place */
            label: string;
            /** @description plain text, a line feed between paragraphs; of `text` */
            text?: string;
            /** @description of `story` */
            newsId?: components["schemas"]["Id"];
            /** @description of `scene` */
            sceneId?: components["schemas"]["Id"];
        };
        VrScene: {
            id: components["schemas"]["Id"];
            title: string;
            caption: string;
            /** @description equirectangular, twice as wide as high; of a film what shows before it plays */
            panorama: components["schemas"]["Picture"];
            film?: components["schemas"]["VrFilm"];
            /** @description where a viewer begins */
            look: components["schemas"]["VrLook"];
            spots: components["schemas"]["VrSpot"][];
        };
        VrTour: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            /** @description in their order; it opens at the first */
            scenes: components["schemas"]["VrScene"][];
            live?: components["schemas"]["VrLive"];
        };
        CommonwealReference: {
            id: components["schemas"]["Id"];
            title: string;
        };
        CommonwealShow: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description plain, a line a paragraph */
            text: string;
            pictures: components["schemas"]["Picture"][];
            group?: components["schemas"]["CommonwealReference"];
            activity?: components["schemas"]["CommonwealReference"];
            thumbs: components["schemas"]["Count"];
            /** @description by the reader who asks */
            thumbed: boolean;
            publishedAt: components["schemas"]["DateTime"];
        };
        CommonwealGroup: {
            id: components["schemas"]["Id"];
            name: string;
            logo: components["schemas"]["Picture"];
            cityId: components["schemas"]["CityId"];
            introduction: string;
            /** @description volunteers who served with it */
            members: components["schemas"]["Count"];
            /** @description that were approved */
            activities: components["schemas"]["Count"];
            minutes: components["schemas"]["Minutes"];
        };
        /**
         * @description open takes volunteers; closed takes none any more and has not begun
         * @enum {string}
         */
        ActivityState: "open" | "full" | "closed" | "running" | "ended" | "cancelled";
        CommonwealActivity: {
            id: components["schemas"]["Id"];
            title: string;
            cover: components["schemas"]["Picture"];
            group: components["schemas"]["CommonwealReference"];
            cityId: components["schemas"]["CityId"];
            place: string;
            /** @description until when volunteers register and cancel */
            registerUntil: components["schemas"]["DateTime"];
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
            quota: components["schemas"]["Count"];
            taken: components["schemas"]["Count"];
            state: components["schemas"]["ActivityState"];
        };
        CommonwealTopic: {
            id: components["schemas"]["Id"];
            title: string;
            lead: string;
            cover: components["schemas"]["Picture"];
            /** @description of the whole programme */
            counts: {
                volunteers: components["schemas"]["Count"];
                groups: components["schemas"]["Count"];
                activities: components["schemas"]["Count"];
                minutes: components["schemas"]["Minutes"];
            };
            /** @description all topics, in the editors’ order */
            topics: components["schemas"]["CommonwealReference"][];
            /** @description newest first */
            shows: components["schemas"]["CommonwealShow"][];
            /** @description those with most hours */
            groups: components["schemas"]["CommonwealGroup"][];
            /** @description that take volunteers, soonest first */
            activities: components["schemas"]["CommonwealActivity"][];
        };
        CommonwealShowPage: {
            list: components["schemas"]["CommonwealShow"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        CommonwealThumb: {
            showId: components["schemas"]["Id"];
            thumbs: components["schemas"]["Count"];
            /** @enum {boolean} */
            thumbed: true;
        };
        CommonwealGroupPage: {
            list: components["schemas"]["CommonwealGroup"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        CommonwealHonour: {
            id: components["schemas"]["Id"];
            title: string;
            givenBy: string;
            /** @description YYYY-MM-DD */
            givenOn: string;
        };
        CommonwealGroupHome: {
            group: components["schemas"]["CommonwealGroup"];
            audit: components["schemas"]["Audit"];
            /** @description the reader who asks is who sent the application */
            own: boolean;
            since: components["schemas"]["DateTime"];
            honours: components["schemas"]["CommonwealHonour"][];
        };
        CommonwealNews: {
            id: components["schemas"]["Id"];
            title: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            cover?: components["schemas"]["Picture"];
        };
        CommonwealNewsPage: {
            list: components["schemas"]["CommonwealNews"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        PrivatePicture: {
            /** @description leads to the picture until it expires, and is kept by no cache */
            url: string;
            /** @description px */
            width: number;
            /** @description px */
            height: number;
            /** @description shown before the picture arrives, #rrggbb */
            color: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @description A group as its owner wrote it, to be mended. */
        OwnGroup: {
            id: components["schemas"]["Id"];
            audit: components["schemas"]["Audit"];
            name: string;
            creditCode: string;
            cityId: components["schemas"]["CityId"];
            /** @description JSON `{ contactName, contactPhone }` under the one-time key of the question; base64 */
            sealedContact: string;
            licence: components["schemas"]["PrivatePicture"];
            logo: components["schemas"]["Picture"];
            introduction: string;
        };
        TakenTime: {
            title: string;
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
        };
        GroupForActivity: {
            group: components["schemas"]["CommonwealGroup"];
            /** @description times of its activities that are to come */
            taken: components["schemas"]["TakenTime"][];
            now?: components["schemas"]["DateTime"];
        };
        /** @description What a group's form holds; what is wrong with a field is a 400 that names it in a sentence. */
        GroupForm: {
            name: string;
            creditCode: string;
            cityId: string;
            contact: components["schemas"]["Sealed"];
            /** @description a private upload; empty to keep the one that is there */
            licenceId: string;
            /** @description an upload; empty to keep the one that is there */
            logoId: string;
            introduction: string;
            consented: boolean;
        };
        /** @enum {string} */
        CommonwealSubject: "volunteer" | "group";
        CommonwealAudit: {
            subject: components["schemas"]["CommonwealSubject"];
            audit: components["schemas"]["Audit"];
            id?: components["schemas"]["Id"];
        };
        /** @description What a volunteer's form holds; what is wrong with a field is a 400 that names it in a sentence. `person` is JSON `{ name, idNumber, phone, guardianName, guardianPhone }`. */
        VolunteerForm: {
            person: components["schemas"]["Sealed"];
            /** @description from the short message; empty where the phone was confirmed before */
            code: string;
            cityId: string;
            skills: components["schemas"]["VolunteerSkill"][];
            guardianConsented: boolean;
            consented: boolean;
        };
        /**
         * @description what a reader was approved as; who is both is a group
         * @enum {string}
         */
        CommonwealIdentityKind: "group" | "volunteer" | "ordinary";
        /**
         * @description who is locked registers for nothing until the time that it names; what they have registered for stays
         * @enum {string}
         */
        LockState: "open" | "locked";
        VolunteerLock: {
            lock: components["schemas"]["LockState"];
            until?: components["schemas"]["DateTime"];
            /** @description why; never absent of who is locked */
            reason?: string;
        };
        CommonwealIdentity: {
            identity: components["schemas"]["CommonwealIdentityKind"];
            volunteer: components["schemas"]["Audit"];
            group: components["schemas"]["Audit"];
            volunteerId?: components["schemas"]["Id"];
            groupId?: components["schemas"]["Id"];
            lock: components["schemas"]["VolunteerLock"];
        };
        CommonwealVolunteer: {
            id: components["schemas"]["Id"];
            /** @description masked, such as 王*芳 */
            name: string;
            cityId: components["schemas"]["CityId"];
            /** @description stars */
            level: number;
            minutes: components["schemas"]["Minutes"];
            /** @description that they took part in */
            activities: components["schemas"]["Count"];
        };
        VolunteerHome: {
            volunteer: components["schemas"]["CommonwealVolunteer"];
            own: boolean;
            audit: components["schemas"]["Audit"];
            lock: components["schemas"]["VolunteerLock"];
            since: components["schemas"]["DateTime"];
            skills?: components["schemas"]["VolunteerSkill"][];
            honours: components["schemas"]["CommonwealHonour"][];
            counts: {
                /** @description that are to come; of others 0 */
                registered: components["schemas"]["Count"];
                attended: components["schemas"]["Count"];
            };
        };
        CommonwealHonourList: {
            list: components["schemas"]["CommonwealHonour"][];
        };
        OwnRegistration: {
            state: components["schemas"]["RegistrationState"];
            at: components["schemas"]["DateTime"];
            minutes?: components["schemas"]["Minutes"];
            /** @description code of the certificate; of a place that is `registered` it was withdrawn */
            certificate?: string;
        };
        VolunteerActivity: {
            activity: components["schemas"]["CommonwealActivity"];
            registration: components["schemas"]["OwnRegistration"];
        };
        VolunteerActivityPage: {
            list: components["schemas"]["VolunteerActivity"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        CommonwealActivityPage: {
            list: components["schemas"]["CommonwealActivity"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        ActivityRequirement: {
            /** @description full years on the day it begins */
            minAge?: number;
            maxAge?: number;
            /** @description one of these; none where anybody may */
            skills: components["schemas"]["VolunteerSkill"][];
        };
        /**
         * @description where the reader is on the way to an activity: submitted is a volunteer whose application is still looked at, form may register
         * @enum {string}
         */
        ActivityStep: "not-signed-in" | "not-volunteer" | "locked" | "form" | "submitted" | "registered" | "full" | "closed";
        CommonwealActivityDetails: {
            activity: components["schemas"]["CommonwealActivity"];
            /** @description plain, a line a paragraph */
            introduction: string;
            requirement: components["schemas"]["ActivityRequirement"];
            audit: components["schemas"]["Audit"];
            /** @description who came */
            attended: components["schemas"]["Count"];
            /** @description started by the reader's group */
            own: boolean;
            step: components["schemas"]["ActivityStep"];
            lock?: components["schemas"]["VolunteerLock"];
            /** @description what the reader is registered for at the same time */
            clash?: components["schemas"]["TakenTime"];
            registration?: components["schemas"]["OwnRegistration"];
            /** @description the gateway's clock */
            now: components["schemas"]["DateTime"];
        };
        ActivityVolunteer: {
            volunteerId: components["schemas"]["Id"];
            /** @description masked */
            name: string;
            cityId: components["schemas"]["CityId"];
            level: number;
            state: components["schemas"]["RegistrationState"];
            registeredAt: components["schemas"]["DateTime"];
            minutes?: components["schemas"]["Minutes"];
        };
        ActivityVolunteerPage: {
            list: components["schemas"]["ActivityVolunteer"][];
            nextCursor?: components["schemas"]["Cursor"];
            total: components["schemas"]["Count"];
        };
        /**
         * @description what became of one try to register
         * @enum {string}
         */
        RegistrationOutcome: "registered" | "full" | "closed" | "clash" | "locked" | "not-volunteer" | "submitted" | "not-eligible";
        ActivityRegistration: {
            outcome: components["schemas"]["RegistrationOutcome"];
            step: components["schemas"]["ActivityStep"];
            taken: components["schemas"]["Count"];
            quota: components["schemas"]["Count"];
            lock?: components["schemas"]["VolunteerLock"];
            clash?: components["schemas"]["TakenTime"];
            /** @description of not-eligible, a sentence for the reader */
            reason?: string;
        };
        /** @description What an activity's form holds, numbers as typed; what is wrong with a field is a 400 that names it in a sentence. */
        ActivityForm: {
            title: string;
            startsAt: string;
            endsAt: string;
            registerUntil: string;
            cityId: string;
            place: string;
            quota: string;
            minAge: string;
            maxAge: string;
            skills: components["schemas"]["VolunteerSkill"][];
            /** @description an upload */
            coverId: string;
            introduction: string;
        };
        GroupActivity: {
            activity: components["schemas"]["CommonwealActivity"];
            audit: components["schemas"]["Audit"];
        };
        /**
         * @description altered is a record whose hash is not its own any more
         * @enum {string}
         */
        CertificateState: "valid" | "altered" | "withdrawn" | "unknown";
        /** @description No more than a certificate shows. */
        ServiceRecord: {
            /** @enum {string} */
            kind: "service" | "withdrawal";
            certificate: string;
            /** @description masked */
            name: string;
            activity: string;
            group: string;
            /** @description YYYY-MM-DD */
            servedOn: string;
            minutes: components["schemas"]["Minutes"];
        };
        /** @description A record with its place in the chain; how its hash is made is docs/decisions/0059. */
        ServiceBlock: {
            height: number;
            time: string;
            record: components["schemas"]["ServiceRecord"];
            previous: string;
            hash: string;
            marks: string;
        };
        /** @enum {string} */
        ServiceBlockField: "height" | "time" | "kind" | "certificate" | "name" | "activity" | "group" | "servedOn" | "minutes" | "previous" | "hash" | "marks";
        Certificate: {
            code: string;
            state: components["schemas"]["CertificateState"];
            /** @description absent of an unknown one */
            block?: components["schemas"]["ServiceBlock"];
            /** @description of an altered one what the gateway found */
            alteredField?: components["schemas"]["ServiceBlockField"];
            withdrawnAt?: components["schemas"]["DateTime"];
            /** @description proof file as in C2SP tlog-proof, whose extra data is the hashed text; absent of an unknown one */
            proof?: string;
        };
        /** @enum {string} */
        CancellationOutcome: "cancelled" | "not-registered" | "too-late";
        ActivityCancellation: {
            outcome: components["schemas"]["CancellationOutcome"];
            step: components["schemas"]["ActivityStep"];
            taken: components["schemas"]["Count"];
            quota: components["schemas"]["Count"];
        };
        /** @description A volunteer's application as its sender wrote it, to be mended. */
        OwnVolunteer: {
            id: components["schemas"]["Id"];
            audit: components["schemas"]["Audit"];
            lock: components["schemas"]["VolunteerLock"];
            cityId: components["schemas"]["CityId"];
            skills: components["schemas"]["VolunteerSkill"][];
            /** @description JSON as in `VolunteerForm` under the one-time key of the question; base64 */
            sealedPerson: string;
        };
        GroupActivityPage: {
            list: components["schemas"]["GroupActivity"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        ChainPlace: {
            /** @description 0 of a chain without records */
            height: number;
            hash: string;
        };
        ServiceChainPart: {
            /** @description by height */
            list: components["schemas"]["ServiceBlock"][];
            head: components["schemas"]["ChainPlace"];
        };
        /** @enum {string} */
        WelfareState: "upcoming" | "open" | "empty" | "closed";
        WelfareItem: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            /** @description a line each */
            rules: string[];
            cover: components["schemas"]["Picture"];
            sponsor: string;
            stock: components["schemas"]["Count"];
            left: components["schemas"]["Count"];
            opensAt: components["schemas"]["DateTime"];
            closesAt: components["schemas"]["DateTime"];
            state: components["schemas"]["WelfareState"];
            /** @description by the reader who asks */
            claimed: boolean;
            /** @description the gateway's clock */
            now: components["schemas"]["DateTime"];
        };
        WelfarePage: {
            list: components["schemas"]["WelfareItem"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /**
         * @description already comes with the claim that is there
         * @enum {string}
         */
        WelfareOutcome: "claimed" | "already" | "empty" | "upcoming" | "closed";
        WelfareClaim: {
            item: components["schemas"]["CommonwealReference"];
            /** @description shown where it is handed out */
            code: string;
            claimedAt: components["schemas"]["DateTime"];
            until: components["schemas"]["DateTime"];
        };
        WelfareClaimResult: {
            outcome: components["schemas"]["WelfareOutcome"];
            left: components["schemas"]["Count"];
            claim?: components["schemas"]["WelfareClaim"];
        };
        WelfareClaimPage: {
            list: components["schemas"]["WelfareClaim"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /**
         * @description 身份证, 营业执照, 公章, 发票, 票据, 其他
         * @enum {string}
         */
        LossKind: "identity-card" | "business-licence" | "seal" | "invoice" | "bill" | "other";
        /**
         * @description 有效, 更正, 撤销, 内容应本人要求不再展示
         * @enum {string}
         */
        LossState: "valid" | "corrected" | "revoked" | "erased";
        LossCard: {
            id: components["schemas"]["LossNoticeId"];
            kind: components["schemas"]["LossKind"];
            /** @description persons masked */
            holder: string;
            /** @description masked */
            number: string;
            /** @description YYYY-MM-DD */
            lostOn: string;
            /** @description YYYY-MM-DD */
            publishedOn: string;
            state: components["schemas"]["LossState"];
            /** @description such as A08 */
            paperPage: string;
        };
        Checkpoint: {
            /** @description signed note as in C2SP tlog-checkpoint */
            text: string;
            /** @description number of records */
            size: number;
            /** @description root hash in base64 */
            root: string;
            /** @description when it was signed */
            time: components["schemas"]["DateTime"];
        };
        LossOverview: {
            /** @description notices of each kind */
            counts: {
                kind: components["schemas"]["LossKind"];
                count: components["schemas"]["Count"];
            }[];
            /** @description newest first */
            latest: components["schemas"]["LossCard"][];
            checkpoint: components["schemas"]["Checkpoint"];
        };
        LossCardPage: {
            /** @description newest first */
            list: components["schemas"]["LossCard"][];
            nextCursor?: components["schemas"]["Cursor"];
            /** @description nothing was searched; repeat the call with the id of a human check that was passed */
            needsHumanCheck?: boolean;
        };
        /** @description SHA-256 in hex */
        Hash: string;
        /** @description A notice as it is hashed, in this order. */
        LossRecord: {
            /** @enum {string} */
            action: "publish" | "correct" | "revoke";
            notice: string;
            /** @description id of the notice that is corrected or revoked; empty if there is none */
            about: string;
            kind: components["schemas"]["LossKind"];
            /** @description as printed */
            holder: string;
            issuer: string;
            /** @description masked as printed */
            number: string;
            /** @description of an invoice; empty if there is none */
            code: string;
            /** @description fen; 0 if there is none */
            amount: number;
            /** @description of the police for a seal; empty if there is none */
            receipt: string;
            /** @description YYYY-MM-DD */
            lostOn: string;
            /** @description where it was lost */
            lostAt: string;
            /** @description contains 声明作废 */
            text: string;
            /** @description how often it is printed */
            insertions: number;
            /** @description YYYY-MM-DD */
            paperDate: string;
            /** @description such as A08 */
            paperPage: string;
            /** @description id of the article in the paper; empty if there is none */
            paperArticle: string;
        };
        /** @description A notice with its place in the ledger; docs/contracts/ledger.md says how its hash is made. */
        LossBlock: {
            height: number;
            time: string;
            record: components["schemas"]["LossRecord"];
            /** @description 32 hex digits */
            salt: string;
            previous: string;
            hash: string;
            marks: string;
        };
        /** @description What a device needs beside a proof file to check it, so that a page with both makes no further call. */
        ProofContext: {
            /** @description verifier keys of the ledger, as LedgerKeys has them */
            keys: string[];
            /** @description when the checkpoint in the file was signed */
            signedAt: components["schemas"]["DateTime"];
        };
        /** @enum {string} */
        LossBlockField: "height" | "time" | "action" | "notice" | "about" | "kind" | "holder" | "issuer" | "number" | "code" | "amount" | "receipt" | "lostOn" | "lostAt" | "text" | "insertions" | "paperDate" | "paperPage" | "paperArticle" | "salt" | "previous" | "hash" | "marks";
        LossNotice: {
            id: components["schemas"]["LossNoticeId"];
            state: components["schemas"]["LossState"];
            height: number;
            time: components["schemas"]["DateTime"];
            previous: components["schemas"]["Hash"];
            hash: components["schemas"]["Hash"];
            /** @description absent of an erased notice */
            block?: components["schemas"]["LossBlock"];
            /** @description leaf hash of an erased notice */
            leaf?: components["schemas"]["Hash"];
            erasedAt?: components["schemas"]["DateTime"];
            /** @description the notice that corrects it */
            replacedBy?: components["schemas"]["LossNoticeId"];
            /** @description the notice that it corrects */
            replaces?: components["schemas"]["LossNoticeId"];
            revokedAt?: components["schemas"]["DateTime"];
            /** @description where it is printed; absent if the paper has no such page */
            paper?: {
                date: components["schemas"]["PaperDate"];
                page: number;
                /** @description such as A08 */
                name: string;
                articleId?: components["schemas"]["Id"];
            };
            /** @description proof file as in C2SP tlog-proof; its extra data is the hashed text */
            proof: string;
            /** @description absent if there is no proof */
            proofContext?: components["schemas"]["ProofContext"];
            /** @description what the gateway found altered */
            alteredField?: components["schemas"]["LossBlockField"];
        };
        /** @description What erasing leaves of a record. Its leaf stays in the tree. */
        ErasedBlock: {
            height: number;
            time: string;
            previous: string;
            hash: string;
            /** @description leaf hash of RFC 6962 in hex */
            leaf: string;
        };
        LossBlockPart: {
            /** @description by height */
            list: (components["schemas"]["LossBlock"] | components["schemas"]["ErasedBlock"])[];
            head: components["schemas"]["ChainPlace"];
        };
        /**
         * @description hours of service, or notices of lost documents
         * @enum {string}
         */
        LedgerName: "service" | "notices";
        Consistency: {
            /** @description consistency proof of RFC 6962, base64; empty from or to an empty tree, and between equal sizes */
            hashes: string[];
            checkpoint: components["schemas"]["Checkpoint"];
        };
        LedgerKeys: {
            /** @description verifier keys as in C2SP signed-note, the present one first, then earlier ones */
            keys: string[];
        };
        /**
         * @description name of a sector as in its address; rules/think-tank holds the closed list
         * @example hotelDining
         */
        Sector: string;
        /**
         * @description first letter of the pinyin of a name; `#` for a name without one
         * @example J
         */
        Letter: string;
        /**
         * @description certified by the enterprise with its papers, or written by the editors
         * @enum {string}
         */
        EnterpriseMark: "certified" | "editorial";
        Place: {
            longitude: number;
            latitude: number;
        };
        OpeningSpan: {
            /** @description 1 is Monday */
            weekday: number;
            /** @example 09:00 */
            from: string;
            /**
             * @description on the next day if it is before `from`
             * @example 17:30
             */
            to: string;
        };
        OpeningHours: {
            spans: components["schemas"]["OpeningSpan"][];
            /** @example 节假日请先来电 */
            note?: string;
        };
        /**
         * @description YYYY-MM-DD
         * @example 2026-10-31
         */
        Day: string;
        /** @description No number stands without its source and date. */
        SourcedFact: {
            key: string;
            /** @example 客房数 */
            label: string;
            /** @example 186 */
            value: string;
            /** @example 间 */
            unit?: string;
            /** @example 企业填报 */
            source: string;
            asOf: components["schemas"]["Day"];
        };
        FactColumn: {
            key: string;
            label: string;
            unit?: string;
        };
        FactTable: {
            key: string;
            /** @example 房型与价格 */
            title: string;
            columns: components["schemas"]["FactColumn"][];
            /** @description text by the key of its column */
            rows: {
                [key: string]: string;
            }[];
            source: string;
            asOf: components["schemas"]["Day"];
        };
        /**
         * @description a month, YYYY-MM
         * @example 2026-10
         */
        Period: string;
        IndexDimension: {
            key: string;
            label: string;
            /** @description percent */
            weight: number;
            score: number;
        };
        /** @description Index of the newest period. */
        EnterpriseIndex: {
            score: number;
            /** @description within the sector */
            rank: number;
            /** @description enterprises of the sector */
            of: number;
            /** @description score over that of the period before; absent in its first period */
            change?: number;
            period: components["schemas"]["Period"];
            dimensions: components["schemas"]["IndexDimension"][];
            source: string;
            asOf: components["schemas"]["Day"];
        };
        /**
         * @description 文旅, 县域, 教育, 经济
         * @enum {string}
         */
        RankKind: "travel" | "region" | "education" | "economics";
        /** @description A ranking in which the enterprise appears. */
        EnterpriseRank: {
            kind: components["schemas"]["RankKind"];
            title: string;
            period: components["schemas"]["Period"];
            rank: number;
            of: number;
            /** @description places gained since the period before; absent when new */
            change?: number;
        };
        ReportCard: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            publishedAt: components["schemas"]["DateTime"];
            authors: string[];
            cover: components["schemas"]["Picture"];
            /** @description length of its text */
            characters: number;
            isSample: boolean;
        };
        ExpertCard: {
            id: components["schemas"]["Id"];
            name: string;
            /** @example 区域经济研究员 */
            title: string;
            /** @example 县域产业 */
            field: string;
            portrait: components["schemas"]["Picture"];
            isSample: boolean;
        };
        /** @description The profile of an enterprise. Facts and tables follow the definition of its sector. */
        Enterprise: {
            id: components["schemas"]["Id"];
            name: string;
            sector: components["schemas"]["Sector"];
            cityId: components["schemas"]["CityId"];
            letter: components["schemas"]["Letter"];
            initials: string;
            cover?: components["schemas"]["Picture"];
            score: number;
            change?: number;
            mark: components["schemas"]["EnterpriseMark"];
            isAd: boolean;
            isSample: boolean;
            summary: string;
            pictures: components["schemas"]["Picture"][];
            address: string;
            place?: components["schemas"]["Place"];
            phone?: string;
            openingHours?: components["schemas"]["OpeningHours"];
            founded: components["schemas"]["Day"];
            /** @description unified social credit code with a correct check character */
            creditCode: string;
            facts: components["schemas"]["SourcedFact"][];
            tables: components["schemas"]["FactTable"][];
            index: components["schemas"]["EnterpriseIndex"];
            ranks: components["schemas"]["EnterpriseRank"][];
            reports: components["schemas"]["ReportCard"][];
            experts: components["schemas"]["ExpertCard"][];
        };
        /**
         * @description by rank, or by places gained
         * @default rank
         * @enum {string}
         */
        RankOrder: "rank" | "change";
        RankRow: {
            rank: number;
            name: string;
            enterpriseId?: components["schemas"]["Id"];
            sector?: components["schemas"]["Sector"];
            cityId: components["schemas"]["CityId"];
            score: number;
            /** @description places gained since the period before; absent when new */
            change?: number;
            /** @description scores up to the period, oldest first */
            values: number[];
            /** @description why it moved */
            reason: string;
        };
        RankList: {
            kind: components["schemas"]["RankKind"];
            title: string;
            period: components["schemas"]["Period"];
            /** @description newest first */
            periods: components["schemas"]["Period"][];
            cityId?: components["schemas"]["CityId"];
            order: components["schemas"]["RankOrder"];
            list: components["schemas"]["RankRow"][];
            method: string;
            sources: string[];
            asOf: components["schemas"]["Day"];
        };
        ChartSeries: {
            name: string;
            /** @description one for each point */
            values: number[];
        };
        IndexChart: {
            title: string;
            /** @description oldest first */
            periods: components["schemas"]["Period"][];
            series: components["schemas"]["ChartSeries"][];
            source: string;
            asOf: components["schemas"]["Day"];
            /**
             * @description the chart in words
             * @example 十月指数 83.5，比上月高 1.2。
             */
            sentence: string;
        };
        ExpertView: {
            title: string;
            text: string;
            date: components["schemas"]["Day"];
            reportId?: components["schemas"]["Id"];
        };
        ExpertEvent: {
            title: string;
            date: components["schemas"]["Day"];
            place: string;
        };
        Expert: {
            id: components["schemas"]["Id"];
            name: string;
            title: string;
            field: string;
            portrait: components["schemas"]["Picture"];
            isSample: boolean;
            titles: string[];
            biography: string;
            views: components["schemas"]["ExpertView"][];
            reports: components["schemas"]["ReportCard"][];
            news: components["schemas"]["NewsItem"][];
            /** @description newest first */
            events: components["schemas"]["ExpertEvent"][];
        };
        SectorCount: {
            sector: components["schemas"]["Sector"];
            count: components["schemas"]["Count"];
        };
        RankTop: {
            kind: components["schemas"]["RankKind"];
            title: string;
            period: components["schemas"]["Period"];
            top: components["schemas"]["RankRow"][];
            /** @description of the scores */
            sources?: string[];
            asOf?: components["schemas"]["Day"];
        };
        ThinkTankHome: {
            index?: components["schemas"]["IndexChart"];
            sectors: components["schemas"]["SectorCount"][];
            rankings: components["schemas"]["RankTop"][];
            reports: components["schemas"]["ReportCard"][];
            experts: components["schemas"]["ExpertCard"][];
        };
        /** @description What the list of all enterprises from A to Z shows and searches. */
        EnterpriseName: {
            id: components["schemas"]["Id"];
            name: string;
            sector: components["schemas"]["Sector"];
            cityId: components["schemas"]["CityId"];
            letter: components["schemas"]["Letter"];
            initials: string;
        };
        EnterpriseNames: {
            /** @description by letter, then by initials and name */
            list: components["schemas"]["EnterpriseName"][];
        };
        /** @description An enterprise as a row of a list. */
        EnterpriseCard: {
            id: components["schemas"]["Id"];
            /** @example 泉畔大酒店 */
            name: string;
            sector: components["schemas"]["Sector"];
            cityId: components["schemas"]["CityId"];
            letter: components["schemas"]["Letter"];
            /**
             * @description first letters of the pinyin, lower case
             * @example qpdjd
             */
            initials: string;
            cover?: components["schemas"]["Picture"];
            /**
             * @description index of the newest period
             * @example 83.5
             */
            score: number;
            /**
             * @description score over that of the period before; absent in its first period
             * @example 1.2
             */
            change?: number;
            /**
             * @description of the score; absent before its first period
             * @example 示例测算
             */
            source?: string;
            asOf?: components["schemas"]["Day"];
            mark: components["schemas"]["EnterpriseMark"];
            /** @description paid for and marked 广告 */
            isAd: boolean;
            /** @description drawn or written as an example and marked 示例 */
            isSample: boolean;
        };
        EnterprisePage: {
            list: components["schemas"]["EnterpriseCard"][];
            nextCursor?: components["schemas"]["Cursor"];
            total: components["schemas"]["Count"];
        };
        ExpertList: {
            list: components["schemas"]["ExpertCard"][];
        };
        ReportPage: {
            /** @description newest first */
            list: components["schemas"]["ReportCard"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        ReportChart: {
            id: components["schemas"]["Id"];
            title: string;
            /** @enum {string} */
            kind: "line" | "bar";
            /**
             * @description title of the column of points
             * @example 年份
             */
            pointTitle: string;
            points: string[];
            /** @example 亿元 */
            unit?: string;
            series: components["schemas"]["ChartSeries"][];
            source: string;
            asOf: components["schemas"]["Day"];
            /** @description the chart in words */
            sentence: string;
        };
        ReportChapter: {
            id: components["schemas"]["Id"];
            title: string;
            paragraphs: string[];
            charts: components["schemas"]["ReportChart"][];
        };
        ReportCorrection: {
            date: components["schemas"]["Day"];
            text: string;
        };
        Report: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            publishedAt: components["schemas"]["DateTime"];
            authors: string[];
            cover: components["schemas"]["Picture"];
            characters: number;
            isSample: boolean;
            chapters: components["schemas"]["ReportChapter"][];
            method: string;
            /** @description newest first */
            corrections: components["schemas"]["ReportCorrection"][];
            related: components["schemas"]["ReportCard"][];
            experts: components["schemas"]["ExpertCard"][];
            /** @description sectors that it is about */
            sectors?: components["schemas"]["Sector"][];
        };
        /**
         * @description YYYY-MM-DD
         * @example 2026-11-20
         */
        AutoDay: string;
        /** @description A point on the map, degrees (GCJ-02). */
        AutoPlace: {
            /** @example 117.02 */
            longitude: number;
            /** @example 36.66 */
            latitude: number;
        };
        /**
         * @description whole yuan
         * @example 139800
         */
        Yuan: number;
        AutoTicket: {
            /** @example 单日票 */
            name: string;
            price: components["schemas"]["Yuan"];
            note: string;
        };
        AutoShow: {
            title: string;
            startsOn: components["schemas"]["AutoDay"];
            endsOn: components["schemas"]["AutoDay"];
            /** @example 09:00—17:00 */
            dailyHours: string;
            venue: string;
            address: string;
            place: components["schemas"]["AutoPlace"];
            tickets: components["schemas"]["AutoTicket"][];
        };
        /** @enum {string} */
        AutoProclamationKind: "notice" | "change" | "schedule";
        AutoProclamation: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AutoProclamationKind"];
            title: string;
            text: string;
            publishedAt: components["schemas"]["DateTime"];
            startsAt?: components["schemas"]["DateTime"];
            endsAt?: components["schemas"]["DateTime"];
            /** @description hall or stage */
            venue?: string;
        };
        AutoBrand: {
            id: components["schemas"]["Id"];
            /** @example 岱行 */
            name: string;
            /**
             * @description first letter of the pinyin
             * @example D
             */
            letter: string;
            /**
             * @description first letters of the pinyin, lower case
             * @example dx
             */
            initials: string;
            /**
             * @description background of the badge
             * @example #1f5d6b
             */
            color: string;
            seriesCount: components["schemas"]["Count"];
        };
        /** @enum {string} */
        AutoBody: "sedan" | "hatchback" | "wagon" | "coupe" | "suv" | "mpv" | "pickup";
        /**
         * @description petrol; hybrid that is not charged; plug-in hybrid; electric with a range extender; electric
         * @enum {string}
         */
        AutoEnergy: "petrol" | "hybrid" | "plugIn" | "rangeExtended" | "electric";
        AutoSeriesCard: {
            id: components["schemas"]["Id"];
            /** @example 青川 */
            name: string;
            brandId: components["schemas"]["Id"];
            /** @example 岱行 */
            brandName: string;
            body: components["schemas"]["AutoBody"];
            energy: components["schemas"]["AutoEnergy"];
            priceFrom: components["schemas"]["Yuan"];
            priceTo: components["schemas"]["Yuan"];
            cover: components["schemas"]["Picture"];
        };
        AutoHotSeries: {
            series: components["schemas"]["AutoSeriesCard"];
            opens: components["schemas"]["Count"];
            offers: components["schemas"]["Count"];
            heat: components["schemas"]["Count"];
        };
        AutoShop: {
            id: components["schemas"]["Id"];
            /** @example 泉驰历下店 */
            name: string;
            cityId: components["schemas"]["CityId"];
            address: string;
            place: components["schemas"]["AutoPlace"];
            phone: string;
            brandNames: string[];
            /**
             * @description straight line; only with coordinates in the request
             * @example 3200
             */
            distanceMetres?: number;
        };
        AutoShowHome: {
            show?: components["schemas"]["AutoShow"];
            notices: components["schemas"]["AutoProclamation"][];
            brands: components["schemas"]["AutoBrand"][];
            hot: components["schemas"]["AutoHotSeries"][];
            shops: components["schemas"]["AutoShop"][];
        };
        AutoBrands: {
            /** @description by letter, then by initials */
            list: components["schemas"]["AutoBrand"][];
        };
        /**
         * @description band of the guide price in yuan; the upper limit belongs to the next band
         * @enum {string}
         */
        AutoPriceBand: "under100k" | "to150k" | "to200k" | "to300k" | "over300k";
        AutoBrandDetails: {
            brand: components["schemas"]["AutoBrand"];
            introduction: string;
            /** @description those that the filters match; the cheapest first */
            series: components["schemas"]["AutoSeriesCard"][];
        };
        AutoTrim: {
            id: components["schemas"]["Id"];
            /** @example 2026 款 舒适版 */
            name: string;
            guidePrice: components["schemas"]["Yuan"];
            dealerPrice: components["schemas"]["Yuan"];
            dealerPriceAsOf: components["schemas"]["AutoDay"];
            /**
             * @description of the engine; 0 without one
             * @example 1498
             */
            displacementMl: number;
            /** @example 5 */
            seats: number;
        };
        /** @enum {string} */
        AutoPicturePart: "exterior" | "interior" | "detail";
        AutoPicture: {
            part: components["schemas"]["AutoPicturePart"];
            picture: components["schemas"]["Picture"];
        };
        AutoSpecificationRow: {
            /** @example wheelbase */
            key: string;
            /** @example 轴距 */
            label: string;
            /** @example mm */
            unit?: string;
            /** @description in the order of the trims; empty where a trim lacks the value */
            values: string[];
        };
        AutoSpecificationGroup: {
            /** @example 车身 */
            group: string;
            rows: components["schemas"]["AutoSpecificationRow"][];
        };
        AutoSeriesDetails: {
            series: components["schemas"]["AutoSeriesCard"];
            summary: string;
            /** @description the cheapest first */
            trims: components["schemas"]["AutoTrim"][];
            pictures: components["schemas"]["AutoPicture"][];
            specifications: components["schemas"]["AutoSpecificationGroup"][];
        };
        AutoOpeningSpan: {
            /** @description 1 is Monday */
            weekday: number;
            /** @example 09:00 */
            from: string;
            /** @example 17:30 */
            to: string;
        };
        AutoOffer: {
            id: components["schemas"]["Id"];
            seriesId?: components["schemas"]["Id"];
            title: string;
            text: string;
            validUntil: components["schemas"]["AutoDay"];
        };
        AutoShopDetails: {
            shop: components["schemas"]["AutoShop"];
            /** @example 91370000MA3C000018 */
            creditCode: string;
            openingHours: components["schemas"]["AutoOpeningSpan"][];
            /** @description running offers; the first to expire first */
            offers: components["schemas"]["AutoOffer"][];
            models: components["schemas"]["AutoSeriesCard"][];
        };
        AutoShops: {
            list: components["schemas"]["AutoShop"][];
        };
        AutoProclamations: {
            show?: components["schemas"]["AutoShow"];
            notices: components["schemas"]["AutoProclamation"][];
            schedule: components["schemas"]["AutoProclamation"][];
        };
        /**
         * @description received by the newspaper; forwarded: the shop has read it; answered with a price; revealed: the shop may read the number; closed by the shop; withdrawn by the reader; expired: nothing happened for 30 days, personal data is erased. Of an inquiry: the furthest of its shops, unless it ended as a whole.
         * @enum {string}
         */
        InquiryState: "received" | "forwarded" | "answered" | "revealed" | "closed" | "withdrawn" | "expired";
        /** @description Without personal data, since receipts are kept for repeated calls. */
        InquiryReceipt: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["InquiryState"];
        };
        /** @description What a shop asks for the car on the road, in yuan. */
        InquiryAnswer: {
            /**
             * @description price of the car
             * @example 128800
             */
            bare: number;
            /** @example 11398 */
            purchaseTax: number;
            /** @example 5600 */
            insurance: number;
            /** @example 125 */
            plate: number;
            /**
             * @description sum of the four
             * @example 145923
             */
            total: number;
            validUntil: components["schemas"]["AutoDay"];
            /** @example 含一年保养 */
            note?: string;
            answeredAt: components["schemas"]["DateTime"];
        };
        InquiryShop: {
            shopId: components["schemas"]["Id"];
            /** @example 泉城店 */
            name: string;
            state: components["schemas"]["InquiryState"];
            answer?: components["schemas"]["InquiryAnswer"];
            revealedAt?: components["schemas"]["DateTime"];
            reportedAt?: components["schemas"]["DateTime"];
        };
        Inquiry: {
            id: components["schemas"]["Id"];
            seriesId: components["schemas"]["Id"];
            /** @example 青川 */
            seriesName: string;
            /** @example 岱行 */
            brandName: string;
            trimId?: components["schemas"]["Id"];
            /** @example 1.5T 舒适版 */
            trimName?: string;
            cityId?: components["schemas"]["CityId"];
            state: components["schemas"]["InquiryState"];
            sentAt: components["schemas"]["DateTime"];
            /**
             * @description day on which personal data is erased if nothing happens; absent once erased
             * @example 2026-12-20
             */
            erasesOn?: string;
            /**
             * @description absent once erased
             * @example 138****0042
             */
            phoneMasked?: string;
            /**
             * @description absent once erased
             * @example 周末方便看车
             */
            wish?: string;
            shops: components["schemas"]["InquiryShop"][];
        };
        /**
         * @description it called before the number was revealed; it does not keep its price; it was rude; something else
         * @enum {string}
         */
        ReportReason: "calledBefore" | "priceNotKept" | "rude" | "other";
        Inquiries: {
            /** @description newest first */
            list: components["schemas"]["Inquiry"][];
        };
        FilmQuality: {
            url: string;
            /** @description of the picture, such as 360 */
            lines: number;
        };
        /** @description What a player needs of a film */
        Film: {
            /** @description an MP4 or the playlist of a stream */
            url: string;
            /** @description seconds; 0 when unknown */
            duration: number;
            /** @description of the file */
            bytes?: number;
            /** @description px of its picture; left out with `height` when unknown */
            width?: number;
            height?: number;
            /** @description address of the picture that stands for it */
            poster?: string;
            /** @description the files that it comes in, where there are several; those of a stream stand in its playlist */
            qualities?: components["schemas"]["FilmQuality"][];
            /** @description address of its captions */
            captions?: string;
        };
        /** @description Where in a collection a film stands */
        CollectionReference: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description of the film in the collection */
            place: number;
            total: components["schemas"]["Count"];
        };
        VideoSourceReference: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description The reader who made something */
        ClapperAuthor: {
            name: string;
            /** @description address of the picture; empty when there is none */
            headImg: string;
            /** @description Chinese name of the city; empty when unknown */
            city: string;
        };
        /** @description A film with what the reader who asks did to it */
        Video: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            cityId?: components["schemas"]["CityId"];
            cover?: components["schemas"]["Picture"];
            counts: components["schemas"]["NewsCounts"];
            film: components["schemas"]["Film"];
            publisher?: components["schemas"]["PublisherReference"];
            collection?: components["schemas"]["CollectionReference"];
            outside?: components["schemas"]["VideoSourceReference"];
            author?: components["schemas"]["ClapperAuthor"];
            liked: boolean;
            saved: boolean;
            shareCard: components["schemas"]["ShareCard"];
        };
        VideoPage: {
            list: components["schemas"]["Video"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /** @description A site elsewhere whose films are shown */
        VideoSource: {
            id: components["schemas"]["Id"];
            name: string;
            summary: string;
            /** @description where the site is; empty when it has no address to lead to */
            homeUrl: string;
            /** @description films of it */
            total: components["schemas"]["Count"];
        };
        /** @description A film as a card of a list, with what is needed to play it in its place */
        VideoItem: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            source: string;
            publishedAt: components["schemas"]["DateTime"];
            cityId?: components["schemas"]["CityId"];
            cover?: components["schemas"]["Picture"];
            counts: components["schemas"]["NewsCounts"];
            film: components["schemas"]["Film"];
            publisher?: components["schemas"]["PublisherReference"];
            collection?: components["schemas"]["CollectionReference"];
            outside?: components["schemas"]["VideoSourceReference"];
            author?: components["schemas"]["ClapperAuthor"];
        };
        SourceVideoPage: {
            source: components["schemas"]["VideoSource"];
            list: components["schemas"]["VideoItem"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        CollectionOfVideo: {
            collection?: components["schemas"]["CollectionReference"];
            /** @description films of the collection in their order, the asked one among them; of a long one those around it */
            list: components["schemas"]["VideoItem"][];
        };
        VideoCollection: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            cover?: components["schemas"]["Picture"];
            /** @description when something was last added */
            updatedAt: components["schemas"]["DateTime"];
            /** @description films in it */
            total: components["schemas"]["Count"];
            publisher?: components["schemas"]["PublisherReference"];
        };
        VideoCollectionPage: {
            list: components["schemas"]["VideoCollection"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        VideoItemPage: {
            list: components["schemas"]["VideoItem"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        /** @description A reader's film or pictures as a card of a list */
        ClapperCard: {
            id: components["schemas"]["Id"];
            title: string;
            publishedAt: components["schemas"]["DateTime"];
            author: components["schemas"]["ClapperAuthor"];
            cover?: components["schemas"]["Picture"];
            counts: components["schemas"]["NewsCounts"];
            /** @description 0 for a film */
            pictures: components["schemas"]["Count"];
            /** @description seconds of a film */
            duration?: number;
        };
        ClapperWork: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description plain; a line feed between paragraphs */
            text: string;
            publishedAt: components["schemas"]["DateTime"];
            cityId?: components["schemas"]["CityId"];
            /** @description where it was made */
            place?: string;
            author: components["schemas"]["ClapperAuthor"];
            /** @description of the same reader */
            works: components["schemas"]["Count"];
            counts: components["schemas"]["NewsCounts"];
            film?: components["schemas"]["Film"];
            /** @description none where it is a film */
            pictures: components["schemas"]["Picture"][];
            liked: boolean;
            saved: boolean;
            shareCard: components["schemas"]["ShareCard"];
            /** @description further works of the same reader, then of others, newest first */
            more: components["schemas"]["ClapperCard"][];
        };
        ClapperCardPage: {
            list: components["schemas"]["ClapperCard"][];
            nextCursor?: components["schemas"]["Cursor"];
        };
        VideoSourceList: {
            list: components["schemas"]["VideoSource"][];
        };
    };
    responses: {
        /** @description a field broke a rule; data.fields names each */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FieldsFailure"];
            };
        };
        /** @description the token is missing or dead */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description too many requests; wait as Retry-After says */
        TooMany: {
            headers: {
                /** @description seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the gateway failed; data.requestId finds it in the log */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the gateway is starting, stopping or full; try again as Retry-After says */
        Unavailable: {
            headers: {
                /** @description seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description no such thing */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the state does not allow it, or the clientId belongs to another act */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the token may not do this */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description the file is none that can be shown */
        Unusable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description ms since 1970, added by the SDK */
        Timestamp: number;
        /** @description copy of the body's tokenID, added by the SDK */
        TokenId: string;
        /** @description first path segment of the share page that calls, added by the SDK on share paths */
        SourceChannel: string;
        CityId: components["schemas"]["CityId"];
        Cursor: components["schemas"]["Cursor"];
        PageSize: components["schemas"]["PageSize"];
        CommentId: components["schemas"]["Id"];
        ClientId: components["schemas"]["ClientId"];
        /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
        UploadSecret: string;
        UploadId: components["schemas"]["Id"];
        /**
         * @description bytes of the file before these
         * @example 262144
         */
        Offset: number;
        /** @description 3 is the newspaper's pages */
        ClientType: "3";
        /**
         * @description which of the newspaper's apps calls
         * @example share-page
         */
        AppName: string;
        /** @example 9.8.6 */
        AppVersion: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSections: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                cityId?: components["parameters"]["CityId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels of the front page in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SectionList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSectionNews: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                sectionId: components["schemas"]["Id"];
                label?: string;
                cityId?: components["parameters"]["CityId"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stories of one channel, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanners: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    cityId?: components["schemas"]["CityId"];
                };
            };
        };
        responses: {
            /** @description Pictures of the front page's carousel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["BannerList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHeadlineNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /**
                 * @description kind of client
                 * @example h5
                 */
                "client-id": string;
                /**
                 * @description uuid of this device
                 * @example 7f0c1c52-7d5b-4a5e-9f5e-0d7f6f8f2a11
                 */
                "device-id": string;
                /**
                 * @description version of the client
                 * @example 9.8.6
                 */
                version: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    cityId?: components["schemas"]["CityId"];
                };
            };
        };
        responses: {
            /** @description The front page's stream, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportantNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Important news, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabelNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    label: string;
                    /**
                     * @default newest
                     * @enum {string}
                     */
                    order?: "newest" | "oldest";
                    newsId?: components["schemas"]["Id"];
                    by?: components["schemas"]["SectionsBy"];
                };
            };
        };
        responses: {
            /** @description Stories that carry one label */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSpecialTopic: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description A special topic without its stories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SpecialTopic"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpecialSections: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    by?: components["schemas"]["SectionsBy"];
                };
            };
        };
        responses: {
            /** @description The sections of a special topic with their newest eight stories each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SpecialSections"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpecialTimeline: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    newsId: components["schemas"]["Id"];
                    /**
                     * @default newest
                     * @enum {string}
                     */
                    order?: "newest" | "oldest";
                };
            };
        };
        responses: {
            /** @description All stories of a special topic by time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAds: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    /**
                     * @default stream
                     * @enum {string}
                     */
                    position?: "stream" | "article";
                    cityId?: components["schemas"]["CityId"];
                };
            };
        };
        responses: {
            /** @description Ads for one place of the app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAd: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    adId: components["schemas"]["Id"];
                    reason: components["schemas"]["AdClosingReason"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The closing was counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AdClosing"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShareHomeNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Stories a share page offers for reading on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countShareView: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Count one view of a shared story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ShareViews"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecommendedNews: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                newsId: components["schemas"]["Id"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stories akin to one story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArticle: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    /** @description true asks for the beginning of a very long story alone; `rest` says what it leaves out */
                    beginning?: boolean;
                };
            };
        };
        responses: {
            /** @description One story, whole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Article"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHotEvents: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hot events by heat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["HotEventList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudioNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    programmeId?: components["schemas"]["Id"];
                    from?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Audio news, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AudioPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKindNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    /** @enum {string} */
                    kind: "atlas" | "special";
                    after?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Stories of one kind, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublishers: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    kind: components["schemas"]["PublisherKind"];
                };
            };
        };
        responses: {
            /** @description Publishers of one kind, the most followed first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PublisherPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublisher: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    publisherId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description One publisher, personal or an organisation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Publisher"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublisherVideos: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    publisherId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Films of a publisher, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublisherStories: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    publisherId: components["schemas"]["Id"];
                    form?: components["schemas"]["StoryForm"];
                };
            };
        };
        responses: {
            /** @description What a publisher wrote or showed live, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    followPublisher: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    publisherId: components["schemas"]["Id"];
                    /** @default true */
                    follow?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Follow a publisher, or let it be */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PublisherFollow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowedPublishers: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["ListPlace"];
            };
        };
        responses: {
            /** @description Publishers that the signed-in reader follows, followed last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["FollowedPublisherPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudioProgrammes: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programmes that audio news belong to, in the editors' order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AudioProgrammeList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    query: string;
                    kind?: components["schemas"]["SearchKind"];
                    period?: components["schemas"]["SearchPeriod"];
                };
            };
        };
        responses: {
            /** @description Stories that hold the words, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SearchPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSearchSuggestions: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                /** @example 大明湖 */
                query: string;
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a reader may be looking for, while typing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SearchSuggestionList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMostRead: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                period: "day" | "week";
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stories by their reads of a day or a week, most read first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["MostReadList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countNewsRead: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Count one reading of a story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsReads"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    /** @default true */
                    like?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Like a story, or take the like back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LikeState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    /** @default true */
                    save?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Save a story, or take it out again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SaveState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReaderPortrait: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    year?: components["schemas"]["PortraitYear"];
                };
            };
        };
        responses: {
            /** @description What the signed-in reader’s own history tells of a year */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ReaderPortrait"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPortraitAddress: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description Where a reader has their portrait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PortraitAddress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["ListPlace"];
            };
        };
        responses: {
            /** @description The reader's saved stories, saved last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["KeptPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReadNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["ListPlace"];
            };
        };
        responses: {
            /** @description The stories that the reader has read, read last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["KeptPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeReadNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    /** @description everything when absent */
                    newsId?: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Forget that a story was read, or all that was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ReadsRemoved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeDeviceLists: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    saved: components["schemas"]["DeviceList"];
                    read: components["schemas"]["DeviceList"];
                    follows?: components["schemas"]["DeviceFollows"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Take over what was saved and read on a device before signing in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["DeviceListsMerged"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewsCards: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Cards of stories that are known by their ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsCards"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBriefing: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                id?: components["schemas"]["BriefingId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest edition of 早报 or 晚报, or the one with an id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Briefing"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReporterNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    name: components["schemas"]["ReporterName"];
                };
            };
        };
        responses: {
            /** @description Stories whose byline names a reporter or an editor, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ReporterNews"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    followNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["FollowTarget"] & {
                    /**
                     * @description false stops following
                     * @default true
                     */
                    follow?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Follow a label, a hot event or a reporter, or stop following */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["FollowState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewsFollows: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description What the reader follows, with what is new since they last looked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["FollowList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkNewsFollows: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    follows: components["schemas"]["DeviceFollows"];
                };
            };
        };
        responses: {
            /** @description What is new in labels, hot events and reporters that a device follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["FollowList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNewsFollow: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["FollowTarget"];
            };
        };
        responses: {
            /** @description Note that the reader has looked at what they follow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["FollowSeen"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPushKey: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description The key that browsers subscribe to notifications with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PushKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPush: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    endpoint: components["schemas"]["PushEndpoint"];
                    keys: components["schemas"]["PushKeys"];
                    events?: components["schemas"]["PushEvents"];
                    replaces?: components["schemas"]["PushEndpoint"];
                };
            };
        };
        responses: {
            /** @description Be notified of new stories of hot events in this browser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PushState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopPush: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    endpoint: components["schemas"]["PushEndpoint"];
                    events?: components["schemas"]["PushEvents"];
                };
            };
        };
        responses: {
            /** @description Stop being notified of hot events in this browser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PushState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPushState: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    endpoint: components["schemas"]["PushEndpoint"];
                };
            };
        };
        responses: {
            /** @description The hot events that this browser is notified of */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PushState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewsComments: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    newsId: components["schemas"]["Id"];
                    subjectType?: components["schemas"]["NewsOrOther"];
                    parentId?: components["schemas"]["Id"];
                    order?: components["schemas"]["CommentOrder"];
                };
            };
        };
        responses: {
            /** @description Comments under a story, or the replies to one comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addNewsComment: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    subjectType?: components["schemas"]["NewsOrOther"];
                    body: components["schemas"]["CommentBody"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Write a comment under a story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addComment: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    subjectType?: components["schemas"]["NewsOrOther"];
                    body: components["schemas"]["CommentBody"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Write a comment under a story, on the plain gateway path */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReply: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                    subjectType?: components["schemas"]["NewsOrOther"];
                    parentId: components["schemas"]["Id"];
                    replyToId?: components["schemas"]["Id"];
                    body: components["schemas"]["CommentBody"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Answer a comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    praiseNewsComment: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    commentId: components["schemas"]["Id"];
                    /** @default true */
                    like?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Like a comment, or take the like back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentLike"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPublicComment: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    subjectType: components["schemas"]["SubjectType"];
                    subjectId: components["schemas"]["Id"];
                    parentId?: components["schemas"]["Id"];
                    replyToId?: components["schemas"]["Id"];
                    body: components["schemas"]["CommentBody"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Write a comment or a reply under any subject */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicComments: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    subjectType: components["schemas"]["SubjectType"];
                    subjectId: components["schemas"]["Id"];
                    parentId?: components["schemas"]["Id"];
                    order?: components["schemas"]["CommentOrder"];
                };
            };
        };
        responses: {
            /** @description Comments under any subject, or the replies to one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePublicComment: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                commentId: components["parameters"]["CommentId"];
                clientId: components["parameters"]["ClientId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take back one's own comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentRemoval"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    praisePublicComment: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                commentId: components["parameters"]["CommentId"];
                /** @description false takes the like back */
                like?: boolean;
                clientId: components["parameters"]["ClientId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Like a comment, or take the like back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentLike"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnComments: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["ListPlace"];
            };
        };
        responses: {
            /** @description What the reader wrote under any subject, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["OwnCommentPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportComment: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    commentId: components["schemas"]["Id"];
                    reason: components["schemas"]["CommentReportReason"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Tell the editors of another reader's comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommentReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startUpload: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    kind: components["schemas"]["UploadKind"];
                    /** @description bytes of the whole file */
                    size: number;
                    /**
                     * @description a picture that its owner and an auditor alone may see, by addresses that expire
                     * @default false
                     */
                    private?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Begin to send a picture or a video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["UploadStarted"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendUploadChunk: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                uploadId: components["parameters"]["UploadId"];
                /**
                 * @description bytes of the file before these
                 * @example 262144
                 */
                offset: components["parameters"]["Offset"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description Send the next bytes of a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["UploadProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUploadProgress: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                uploadId: components["parameters"]["UploadId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much of a file was received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["UploadProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishUpload: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    uploadId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Have a file that was sent whole checked and kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Attachment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeUpload: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    uploadId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Take back a file that is not part of anything yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["UploadRemoved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTopicTips: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    topicId?: components["schemas"]["Id"];
                    order?: components["schemas"]["TipOrder"];
                };
            };
        };
        responses: {
            /** @description Tips of a topic, or of all, hottest or newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["TipPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    followTip: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    tipId: components["schemas"]["Id"];
                    /** @default true */
                    follow?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Follow what becomes of a tip, or let it be */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["TipFollow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishTip: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 3 is the newspaper's pages */
                "client-type": components["parameters"]["ClientType"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    text: components["schemas"]["TipText"];
                    category: components["schemas"]["TipCategory"];
                    topicId?: components["schemas"]["Id"];
                    cityId?: components["schemas"]["CityId"];
                    /** @description where in the city, 60 characters at most */
                    place?: string;
                    /** @description uploads that are ready: nine pictures or one video at most */
                    attachments?: components["schemas"]["Id"][];
                    /** @default false */
                    anonymous?: boolean;
                    contact?: components["schemas"]["Sealed"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Send the newspaper a tip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Tip"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTip: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                tipId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One tip with its progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Tip"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnTips: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["ListPlace"];
            };
        };
        responses: {
            /** @description The tips of the signed-in reader with their progress, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["OwnTipPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTipTopics: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Topics that readers send tips on, in the editors’ order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["TipTopicList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTipItem: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                itemId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A short item with its source and the tips on the same matter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["TipItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCircle: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    cliqueId: components["schemas"]["Id"];
                    inviteCode?: components["schemas"]["InviteCode"];
                };
            };
        };
        responses: {
            /** @description A circle as the reader who asks sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Circle"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinCircle: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    cliqueId: components["schemas"]["Id"];
                    inviteCode?: components["schemas"]["InviteCode"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Join a circle, or apply to one that joins by approval */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CircleJoin"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveCircle: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    cliqueId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Leave a circle, or take back an application */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CircleMembership"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCircleInvitation: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    cliqueId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The reader's own invitation to a circle, made at the first call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CircleInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCircles: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    /**
                     * @description only those that the reader has joined or applied to
                     * @default false
                     */
                    own?: boolean;
                };
            };
        };
        responses: {
            /** @description Circles, largest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CirclePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSquareTopics: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    order?: components["schemas"]["PostOrder"];
                    /**
                     * @description only those that the reader takes part in
                     * @default false
                     */
                    own?: boolean;
                };
            };
        };
        responses: {
            /** @description Topics of the topic square, hottest or newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SquareTopicPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSquareTopic: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                topicId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A topic of the topic square */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SquareTopic"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTopicPosts: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    topicId: components["schemas"]["Id"];
                    order?: components["schemas"]["PostOrder"];
                };
            };
        };
        responses: {
            /** @description Shown posts of a topic, hottest or newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PostPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                postId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Post"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPost: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    topicId: components["schemas"]["Id"];
                    text: components["schemas"]["PostText"];
                    /** @description uploads that are ready: nine pictures at most */
                    attachments?: components["schemas"]["Id"][];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Write a post in a topic */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Post"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    likePost: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    postId: components["schemas"]["Id"];
                    /** @default true */
                    like?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Like a post, or take the like back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PostLike"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPost: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    postId: components["schemas"]["Id"];
                    reason: components["schemas"]["CommentReportReason"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Report another reader's post to the editors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PostReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePost: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    postId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Take back one's own post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PostRemoval"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 3 is the newspaper's pages */
                "client-type": components["parameters"]["ClientType"];
                /**
                 * @description which of the newspaper's apps calls
                 * @example share-page
                 */
                "app-name": components["parameters"]["AppName"];
                /** @example 9.8.6 */
                "app-version": components["parameters"]["AppVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    phone: components["schemas"]["Sealed"];
                    humanCheck?: components["schemas"]["HumanCheckId"];
                };
            };
        };
        responses: {
            /** @description Send a code to a phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SmsCodeSent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInBySms: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 3 is the newspaper's pages */
                "client-type": components["parameters"]["ClientType"];
                /**
                 * @description which of the newspaper's apps calls
                 * @example share-page
                 */
                "app-name": components["parameters"]["AppName"];
                /** @example 9.8.6 */
                "app-version": components["parameters"]["AppVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    phone: components["schemas"]["Sealed"];
                    code: components["schemas"]["SmsCode"];
                    bindTicket?: components["schemas"]["OneTimeText"];
                };
            };
        };
        responses: {
            /** @description Sign in with the code that was sent to a phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkMessagingBinding: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    code: string;
                    state: components["schemas"]["OneTimeText"];
                    verifier: components["schemas"]["OneTimeText"];
                };
            };
        };
        responses: {
            /** @description Whether who came back from the messaging app is a reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["MessagingBinding"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description The signed-in reader, with a masked phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["UserInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSealedUserInfo: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description the one-time key that the answer is sealed under, encrypted with the gateway's public key */
                key: components["schemas"]["SealedKey"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personal data of the signed-in reader, sealed for who asks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SealedUserInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitorAddress: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network address that the call comes from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VisitorAddress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTokenInfo: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Whose token this is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInfoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeToken: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description A new token in place of the one that is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["IssuedToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicKey: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key that personal data is sealed with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PublicKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHumanCheck: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description A slider to be moved to a mark, by hand or keyboard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["HumanCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerHumanCheck: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    id: components["schemas"]["HumanCheckId"];
                    position: components["schemas"]["SliderPosition"];
                    /** @description ms from the first move to the last */
                    duration: number;
                    /** @description how often the slider stood anew */
                    moves: number;
                };
            };
        };
        responses: {
            /** @description Where the slider was moved to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["HumanCheckResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startMessagingLogin: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    challenge: components["schemas"]["Challenge"];
                };
            };
        };
        responses: {
            /** @description Begin to sign in through the messaging app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["MessagingLoginStarted"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signShareAddress: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    /** @description absolute, without what stands after `#` */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Sign an address of the site for the messaging app around the page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ShareSignature"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    /** @default false */
                    everywhere?: boolean;
                };
            };
        };
        responses: {
            /** @description Sign out here, or on every device */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SignedOut"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQrLogin: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description A code to be scanned by the phone of a signed-in reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QrLogin"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkQrLogin: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    secret: components["schemas"]["QrLoginSecret"];
                };
            };
        };
        responses: {
            /** @description How far a code to be scanned has come */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QrLoginProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeQrLogin: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    secret: components["schemas"]["QrLoginSecret"];
                };
            };
        };
        responses: {
            /** @description The token of the reader who confirmed, once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    scanQrLogin: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    id: components["schemas"]["QrLoginId"];
                };
            };
        };
        responses: {
            /** @description Who asks to be signed in by a code that was scanned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QrLoginAsker"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmQrLogin: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    id: components["schemas"]["QrLoginId"];
                };
            };
        };
        responses: {
            /** @description Sign in where the code was shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QrLoginDecided"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseQrLogin: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    id: components["schemas"]["QrLoginId"];
                };
            };
        };
        responses: {
            /** @description Sign nobody in where the code was shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QrLoginDecided"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAccount: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    code: components["schemas"]["SmsCode"];
                    key: components["schemas"]["SealedKey"];
                };
            };
        };
        responses: {
            /** @description Everything that is kept of the signed-in reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AccountExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAccount: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    code: components["schemas"]["SmsCode"];
                };
            };
        };
        responses: {
            /** @description Delete the account, with a code that was sent to its phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AccountRemoved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyTrial: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    company: components["schemas"]["CompanyName"];
                    name: components["schemas"]["Sealed"];
                    phone: components["schemas"]["Sealed"];
                    product: components["schemas"]["ToolName"];
                    /** @description what it is wanted for */
                    wish?: string;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Ask the newspaper for a trial of its tools */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["TrialReceived"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCopies: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    text: components["schemas"]["CheckedText"];
                };
            };
        };
        responses: {
            /** @description Stories that a text shares passages with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CopySearch"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkText: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    text: components["schemas"]["CheckedText"];
                };
            };
        };
        responses: {
            /** @description Marks what a small list of rules finds in a text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["TextCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStorySpread: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                newsId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How one story is read and shared, by hour and by channel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["StorySpread"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInviter: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                inviterId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who invites to the app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Inviter"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvitation: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id under which the signed-in reader invites others */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishForm: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    title: components["schemas"]["FormTitle"];
                    /** @description what it is for */
                    note?: string;
                    fields: components["schemas"]["FormFieldDraft"][];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Publish a form that others fill in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["FormPublished"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getForm: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                formId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A form to be filled in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CollectForm"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listForms: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms of the signed-in reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["OwnForms"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateForm: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    formId: components["schemas"]["Id"];
                    open: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Open or close one of the reader’s forms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["FormState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeForm: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    formId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Delete one of the reader’s forms with all of its entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["FormRemoved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendFormEntry: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    formId: components["schemas"]["Id"];
                    answers: components["schemas"]["SealedEntry"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Fill in a form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["EntryReceived"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFormEntries: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    formId: components["schemas"]["Id"];
                    key: components["schemas"]["SealedKey"];
                };
            };
        };
        responses: {
            /** @description What others filled into one of the reader’s forms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SealedEntries"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadFormEntries: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    formId: components["schemas"]["Id"];
                    key: components["schemas"]["SealedKey"];
                };
            };
        };
        responses: {
            /** @description All entries of one of the reader’s forms as a table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SealedTable"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsVote: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                voteId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A vote or a quiz, as its reader sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Vote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveNewsVote: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    voteId: components["schemas"]["Id"];
                    optionIds?: components["schemas"]["VoteChoice"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Vote once, or hand in a quiz */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Vote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    castQuizAnswer: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    voteId: components["schemas"]["Id"];
                    number: components["schemas"]["QuestionNumber"];
                    optionIds: components["schemas"]["VoteChoice"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Answer the question of a quiz that is open before its reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QuizProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuizzes: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Quizzes, the open ones first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QuizList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuiz: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                voteId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the reader stands in a quiz, by the clock of the gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QuizProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startQuizQuestion: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    voteId: components["schemas"]["Id"];
                    number: components["schemas"]["QuestionNumber"];
                    /**
                     * @description with the first question: without a limit of time
                     * @default false
                     */
                    calm?: boolean;
                };
            };
        };
        responses: {
            /** @description Open the next question of a quiz; its time begins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QuizProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuizRanking: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                voteId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best of a quiz, with masked names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["QuizRanking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveAlbum: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    albumId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description A series of lives */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveAlbum"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiveAlbumNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    albumId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The lives of a series, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveCardPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLives: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    when?: components["schemas"]["LiveWhen"];
                };
            };
        };
        responses: {
            /** @description Lives that are on now, are to come, or are over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveCardPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveRoom: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                roomId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A live with how it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveRoomAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiveEvents: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                roomId: components["schemas"]["Id"];
                /**
                 * @description number of the last event that the page has
                 * @example 412
                 */
                after: number;
                /** @description uuid of the device that counts as one viewer */
                device?: string;
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened in a live since an event, for pages that no stream reaches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveEventList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchLive: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                roomId: components["schemas"]["Id"];
                /**
                 * @description number of the last event that the client has
                 * @example 412
                 */
                after: number;
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events until the client leaves or the live is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event": "counts",
                     *       "data": {
                     *         "viewers": 964,
                     *         "views": 12843,
                     *         "likes": 208,
                     *         "appointments": 36
                     *       }
                     *     }
                     */
                    "text/event-stream": components["schemas"]["LiveStreamEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiveScenes: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    roomId: components["schemas"]["Id"];
                    order?: components["schemas"]["LiveSceneOrder"];
                };
            };
        };
        responses: {
            /** @description What reporters tell from the scene */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveScenePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveScene: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                sceneId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One thing told from the scene */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveSceneAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiveMessages: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    roomId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description What is said in a live, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveMessagePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLiveMessage: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    roomId: components["schemas"]["Id"];
                    /** @description 1 to 100 characters once it is tidied */
                    text: string;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Say something in a live */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLiveLikes: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    roomId: components["schemas"]["Id"];
                    count: number;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Likes of one reader, as many as they gave since the last batch */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveLikes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reserveLive: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    roomId: components["schemas"]["Id"];
                    /** @default true */
                    reserve?: boolean;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Mean to watch a live that has not begun, or no longer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveAppointment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLivePictures: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    roomId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Pictures of a live, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LivePicturePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiveReporters: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                roomId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who reports a live; followed as publishers are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveReporterList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveInviteRules: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                roomId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an invitation to a live counts for, for everybody */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveInviteRules"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveInvitation: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    roomId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The reader’s own code for a live, made when first asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiveInvited: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    roomId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Who came to a live by the reader’s code, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveInvitedPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptLiveInvitation: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    roomId: components["schemas"]["Id"];
                    invitation: components["schemas"]["LiveInvitationCode"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Come to a live by another reader’s code; the first one counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveInvitationUse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLivePacket: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    packetId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description What the reader has in the red packet of a live */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LivePacket"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cashOutLivePacket: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    packetId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Cash out all that the reader has in a red packet, once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LiveCashOut"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaperArticle: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    articleId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description One article of the paper, with its place on its page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PaperArticle"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaperIssues: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Issues of the last ninety days, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PaperIssueList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaperIssue: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                /** @description the newest issue when absent */
                date?: components["schemas"]["PaperDate"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One issue with its pages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PaperIssue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaperPage: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                /** @description the newest issue when absent */
                date?: components["schemas"]["PaperDate"];
                /** @description from 1 on */
                page?: number;
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of an issue with its drawing, its articles and where they stand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["PaperPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVrTours: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    /**
                     * @description those that belong to a live alone
                     * @default false
                     */
                    onlyLives?: boolean;
                };
            };
        };
        responses: {
            /** @description Panorama tours, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VrTourPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVrTour: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    tourId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description A panorama tour with its scenes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VrTour"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVrOfLive: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    roomId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The panorama tour of a live */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VrTour"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommonwealTopic: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                topicId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programme with its shows, groups and activities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealTopic"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommonwealShows: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                topicId?: components["schemas"]["Id"];
                groupId?: components["schemas"]["Id"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shows of a topic, a group or all, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealShowPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVolunteerShows: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                volunteerId?: components["schemas"]["Id"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shows of activities that a volunteer took part in, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealShowPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommonwealShow: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                showId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One show */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealShow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    thumbCommonwealShow: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                showId: components["schemas"]["Id"];
                clientId: components["parameters"]["ClientId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Give a show a thumb, once for each reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealThumb"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommonwealGroups: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                cityId?: components["schemas"]["CityId"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved groups, those with most hours first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealGroupPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommonwealGroupHome: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                groupId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group as everybody sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealGroupHome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommonwealGroupNews: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                groupId: components["schemas"]["Id"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stories about a group, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealNewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnCommonwealGroup: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description the one-time key that personal data in the answer is sealed under, encrypted with the gateway's public key */
                key: components["schemas"]["SealedKey"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group of the signed-in reader as they wrote it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["OwnGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroupForActivity: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group that the signed-in reader may start an activity for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["GroupForActivity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerCommonwealGroup: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    form: components["schemas"]["GroupForm"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Apply as a group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealAudit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCommonwealGroup: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    form: components["schemas"]["GroupForm"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Mend the application of a group, or change an approved one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealAudit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCommonwealVolunteer: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    form: components["schemas"]["VolunteerForm"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Apply as a volunteer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealAudit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCommonwealVolunteer: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    form: components["schemas"]["VolunteerForm"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Mend the application of a volunteer, or change an approved one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealAudit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommonwealIdentity: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the signed-in reader is to the programme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealIdentity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommonwealAudit: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                subject: components["schemas"]["CommonwealSubject"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How an application of the signed-in reader stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealAudit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkVolunteerLock: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the signed-in reader is locked as a volunteer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VolunteerLock"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVolunteerHome: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                volunteerId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A volunteer as others see them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VolunteerHome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommonwealHonours: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                subject: components["schemas"]["CommonwealSubject"];
                id: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Honours of a volunteer or a group, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealHonourList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVolunteerActivities: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                volunteerId?: components["schemas"]["Id"];
                state?: components["schemas"]["RegistrationState"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activities that a volunteer registered for, latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VolunteerActivityPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommonwealActivities: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                topicId?: components["schemas"]["Id"];
                groupId?: components["schemas"]["Id"];
                cityId?: components["schemas"]["CityId"];
                state?: components["schemas"]["ActivityState"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved activities, latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealActivityPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommonwealActivity: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                activityId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An activity, and where the reader is on the way to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CommonwealActivityDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivityVolunteers: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                activityId: components["schemas"]["Id"];
                /** @description those who came alone */
                attended?: boolean;
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who registered for an activity, and who came */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ActivityVolunteerPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerForActivity: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                activityId: components["schemas"]["Id"];
                clientId: components["parameters"]["ClientId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Register for an activity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ActivityRegistration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCommonwealActivity: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
                /** @description 256 random bits that this device made, base64url. Files of whoever is not signed in belong to it; 401 where neither is there. */
                "upload-secret"?: components["parameters"]["UploadSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    form: components["schemas"]["ActivityForm"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Start an activity for an approved group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["GroupActivity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivityCertificate: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                activityId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate of the signed-in reader for an activity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Certificate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelActivityRegistration: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    activityId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Take back one’s registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ActivityCancellation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnVolunteer: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description the one-time key that personal data in the answer is sealed under, encrypted with the gateway's public key */
                key: components["schemas"]["SealedKey"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application of the signed-in reader as a volunteer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["OwnVolunteer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnGroupActivities: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activities of the signed-in reader’s group with their audit, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["GroupActivityPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCertificate: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @example QLW202611030007 */
                code: string;
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a certificate’s code stands for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Certificate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServiceBlocks: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                fromHeight?: number;
                most?: number;
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chain of service records from a height on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ServiceChainPart"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWelfareItems: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gifts and benefits, those that can be claimed first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["WelfarePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWelfareItem: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                itemId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One gift or benefit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["WelfareItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimWelfare: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    itemId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description Claim a gift or benefit, once for each reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["WelfareClaimResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnWelfareClaims: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the signed-in reader claimed, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["WelfareClaimPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLossOverview: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & Record<string, never>;
            };
        };
        responses: {
            /** @description Notices of lost documents in numbers, and the latest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LossOverview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchLossNotices: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    /** @description 2 to 40 characters */
                    name?: string;
                    /** @description at least 4 letters or digits */
                    number?: string;
                    /** @description lost on this day or later, YYYY-MM-DD */
                    from?: string;
                    /** @description lost on this day or earlier, YYYY-MM-DD */
                    to?: string;
                    kind?: components["schemas"]["LossKind"];
                    humanCheck?: components["schemas"]["HumanCheckId"];
                };
            };
        };
        responses: {
            /** @description Notices that meet the terms, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LossCardPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLossNotice: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    id: components["schemas"]["LossNoticeId"];
                };
            };
        };
        responses: {
            /** @description One notice with its proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LossNotice"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLossBlocks: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                fromHeight?: number;
                most?: number;
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger of notices from a height on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LossBlockPart"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedgerCheckpoint: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                ledger: components["schemas"]["LedgerName"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed head of a ledger */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Checkpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedgerConsistency: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                ledger: components["schemas"]["LedgerName"];
                /** @example 640 */
                from: number;
                /** @example 700 */
                to: number;
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof that a ledger continues an earlier one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Consistency"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedgerKeys: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                ledger: components["schemas"]["LedgerName"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys that sign a ledger */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["LedgerKeys"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnterprise: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enterpriseId": "ent-hotelDining-01"
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & {
                    enterpriseId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The profile of an enterprise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "id": "ent-hotelDining-01",
                     *         "name": "泉畔大酒店",
                     *         "sector": "hotelDining",
                     *         "cityId": "135",
                     *         "letter": "Q",
                     *         "initials": "qpdjd",
                     *         "score": 83.5,
                     *         "change": 1.2,
                     *         "mark": "certified",
                     *         "isAd": false,
                     *         "isSample": true,
                     *         "summary": "泉边的酒店。",
                     *         "pictures": [
                     *           {
                     *             "url": "/media/pictures/hotel-front.jpg",
                     *             "width": 1280,
                     *             "height": 853,
                     *             "color": "#7b4f50",
                     *             "alt": "酒店外景"
                     *           },
                     *           {
                     *             "url": "/media/pictures/hotel-front.jpg",
                     *             "width": 1280,
                     *             "height": 853,
                     *             "color": "#7b4f50",
                     *             "alt": "酒店外景"
                     *           },
                     *           {
                     *             "url": "/media/pictures/hotel-front.jpg",
                     *             "width": 1280,
                     *             "height": 853,
                     *             "color": "#7b4f50",
                     *             "alt": "酒店外景"
                     *           }
                     *         ],
                     *         "address": "济南市历下区泉城路 1 号",
                     *         "place": {
                     *           "longitude": 117.02,
                     *           "latitude": 36.66
                     *         },
                     *         "phone": "0531-00123456",
                     *         "openingHours": {
                     *           "spans": [
                     *             {
                     *               "weekday": 1,
                     *               "from": "00:00",
                     *               "to": "24:00"
                     *             }
                     *           ]
                     *         },
                     *         "founded": "2001-05-01",
                     *         "creditCode": "91370000MA3C000018",
                     *         "facts": [
                     *           {
                     *             "key": "rooms",
                     *             "label": "客房数",
                     *             "value": "186",
                     *             "unit": "间",
                     *             "source": "企业填报",
                     *             "asOf": "2026-10-31"
                     *           }
                     *         ],
                     *         "tables": [
                     *           {
                     *             "key": "rooms",
                     *             "title": "房型与价格",
                     *             "columns": [
                     *               {
                     *                 "key": "room",
                     *                 "label": "房型"
                     *               },
                     *               {
                     *                 "key": "price",
                     *                 "label": "门市价",
                     *                 "unit": "元"
                     *               }
                     *             ],
                     *             "rows": [
                     *               {
                     *                 "room": "大床房",
                     *                 "price": "388"
                     *               }
                     *             ],
                     *             "source": "企业填报",
                     *             "asOf": "2026-10-31"
                     *           }
                     *         ],
                     *         "index": {
                     *           "score": 83.5,
                     *           "rank": 3,
                     *           "of": 20,
                     *           "change": 1.2,
                     *           "period": "2026-10",
                     *           "dimensions": [
                     *             {
                     *               "key": "service",
                     *               "label": "服务",
                     *               "weight": 30,
                     *               "score": 84.1
                     *             }
                     *           ],
                     *           "source": "示例测算",
                     *           "asOf": "2026-10-31"
                     *         },
                     *         "ranks": [
                     *           {
                     *             "kind": "travel",
                     *             "title": "文旅榜",
                     *             "period": "2026-10",
                     *             "rank": 1,
                     *             "of": 60,
                     *             "change": 2
                     *           }
                     *         ],
                     *         "reports": [
                     *           {
                     *             "id": "rep-01",
                     *             "title": "文旅消费观察",
                     *             "summary": "客人愿意多住一晚。",
                     *             "publishedAt": "2026-10-28 09:00:00",
                     *             "authors": [
                     *               "孔令岳"
                     *             ],
                     *             "cover": {
                     *               "url": "/media/pictures/hotel-front.jpg",
                     *               "width": 1280,
                     *               "height": 853,
                     *               "color": "#7b4f50",
                     *               "alt": "酒店外景"
                     *             },
                     *             "characters": 3044,
                     *             "isSample": true
                     *           }
                     *         ],
                     *         "experts": [
                     *           {
                     *             "id": "exp-09",
                     *             "name": "孔令岳",
                     *             "title": "文旅研究者",
                     *             "field": "文化与旅游",
                     *             "portrait": {
                     *               "url": "/media/pictures/hotel-front.jpg",
                     *               "width": 1280,
                     *               "height": 853,
                     *               "color": "#7b4f50",
                     *               "alt": "酒店外景"
                     *             },
                     *             "isSample": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Enterprise"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRanking: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "travel",
                 *       "period": "2026-10",
                 *       "cityId": "135",
                 *       "order": "rank"
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & {
                    kind: components["schemas"]["RankKind"];
                    period?: components["schemas"]["Period"];
                    cityId?: components["schemas"]["CityId"];
                    order?: components["schemas"]["RankOrder"];
                };
            };
        };
        responses: {
            /** @description A ranking of one period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "kind": "travel",
                     *         "title": "文旅榜",
                     *         "period": "2026-10",
                     *         "periods": [
                     *           "2026-10",
                     *           "2026-09"
                     *         ],
                     *         "cityId": "135",
                     *         "order": "rank",
                     *         "list": [
                     *           {
                     *             "rank": 1,
                     *             "name": "泉畔大酒店",
                     *             "enterpriseId": "ent-hotelDining-01",
                     *             "sector": "hotelDining",
                     *             "cityId": "135",
                     *             "score": 83.5,
                     *             "change": 2,
                     *             "values": [
                     *               82.3,
                     *               83.5
                     *             ],
                     *             "reason": "新添了亲子房，周末入住率上升。"
                     *           }
                     *         ],
                     *         "method": "按指数排序。",
                     *         "sources": [
                     *           "示例测算"
                     *         ],
                     *         "asOf": "2026-10-31"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["RankList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnterpriseNews: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enterpriseId": "ent-hotelDining-01",
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    enterpriseId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Stories about an enterprise, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "1001",
                     *             "kind": "article",
                     *             "title": "泉边的酒店换了新灯",
                     *             "summary": "夜里更亮，也更省电。",
                     *             "source": "齐鲁晚报",
                     *             "publishedAt": "2026-11-03 08:30:00",
                     *             "sectionId": "2",
                     *             "labels": [
                     *               "文旅"
                     *             ],
                     *             "covers": [],
                     *             "cardStyle": "text",
                     *             "counts": {
                     *               "reads": 1200,
                     *               "comments": 3,
                     *               "likes": 18
                     *             },
                     *             "link": {
                     *               "route": "general",
                     *               "id": "1001"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["NewsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIndexChart: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enterpriseId": "ent-hotelDining-01",
                 *       "compare": [
                 *         "ent-hotelDining-02"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & {
                    enterpriseId?: components["schemas"]["Id"];
                    sector?: components["schemas"]["Sector"];
                    /** @description ids of other enterprises */
                    compare?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The index as a line chart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "title": "泉畔大酒店指数",
                     *         "periods": [
                     *           "2026-09",
                     *           "2026-10"
                     *         ],
                     *         "series": [
                     *           {
                     *             "name": "泉畔大酒店",
                     *             "values": [
                     *               82.3,
                     *               83.5
                     *             ]
                     *           }
                     *         ],
                     *         "source": "示例测算",
                     *         "asOf": "2026-10-31",
                     *         "sentence": "2026年10月泉畔大酒店指数为 83.5，比上月高 1.2。"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["IndexChart"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExpert: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expertId": "exp-09"
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & {
                    expertId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description An expert with views, reports, stories and events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "id": "exp-09",
                     *         "name": "孔令岳",
                     *         "title": "文旅研究者",
                     *         "field": "文化与旅游",
                     *         "portrait": {
                     *           "url": "/media/pictures/hotel-front.jpg",
                     *           "width": 1280,
                     *           "height": 853,
                     *           "color": "#7b4f50",
                     *           "alt": "酒店外景"
                     *         },
                     *         "isSample": true,
                     *         "titles": [
                     *           "研学旅行课程评审（示例）"
                     *         ],
                     *         "biography": "从讲解员做起，至今每年仍带三十场讲解。",
                     *         "views": [
                     *           {
                     *             "title": "留住游客的是等候的地方",
                     *             "text": "好的景区把等候做成第一站。",
                     *             "date": "2026-09-25",
                     *             "reportId": "rep-01"
                     *           }
                     *         ],
                     *         "reports": [
                     *           {
                     *             "id": "rep-01",
                     *             "title": "文旅消费观察",
                     *             "summary": "客人愿意多住一晚。",
                     *             "publishedAt": "2026-10-28 09:00:00",
                     *             "authors": [
                     *               "孔令岳"
                     *             ],
                     *             "cover": {
                     *               "url": "/media/pictures/hotel-front.jpg",
                     *               "width": 1280,
                     *               "height": 853,
                     *               "color": "#7b4f50",
                     *               "alt": "酒店外景"
                     *             },
                     *             "characters": 3044,
                     *             "isSample": true
                     *           }
                     *         ],
                     *         "news": [],
                     *         "events": [
                     *           {
                     *             "title": "研学工作坊：六艺课的一天",
                     *             "date": "2026-12-06",
                     *             "place": "曲阜杏坛广场"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Expert"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getThinkTankHome: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home of the think-tank */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "index": {
                     *           "title": "山东智库指数",
                     *           "periods": [
                     *             "2026-09",
                     *             "2026-10"
                     *           ],
                     *           "series": [
                     *             {
                     *               "name": "全部平均",
                     *               "values": [
                     *                 82.3,
                     *                 83.5
                     *               ]
                     *             }
                     *           ],
                     *           "source": "示例测算",
                     *           "asOf": "2026-10-31",
                     *           "sentence": "2026年10月山东智库指数为 83.5，比上月高 1.2。"
                     *         },
                     *         "sectors": [
                     *           {
                     *             "sector": "hotelDining",
                     *             "count": 20
                     *           }
                     *         ],
                     *         "rankings": [
                     *           {
                     *             "kind": "travel",
                     *             "title": "文旅榜",
                     *             "period": "2026-10",
                     *             "top": [
                     *               {
                     *                 "rank": 1,
                     *                 "name": "泉畔大酒店",
                     *                 "enterpriseId": "ent-hotelDining-01",
                     *                 "sector": "hotelDining",
                     *                 "cityId": "135",
                     *                 "score": 83.5,
                     *                 "change": 2,
                     *                 "values": [
                     *                   82.3,
                     *                   83.5
                     *                 ],
                     *                 "reason": "新添了亲子房，周末入住率上升。"
                     *               }
                     *             ],
                     *             "sources": [
                     *               "示例测算"
                     *             ],
                     *             "asOf": "2026-10-31"
                     *           }
                     *         ],
                     *         "reports": [
                     *           {
                     *             "id": "rep-01",
                     *             "title": "文旅消费观察",
                     *             "summary": "客人愿意多住一晚。",
                     *             "publishedAt": "2026-10-28 09:00:00",
                     *             "authors": [
                     *               "孔令岳"
                     *             ],
                     *             "cover": {
                     *               "url": "/media/pictures/hotel-front.jpg",
                     *               "width": 1280,
                     *               "height": 853,
                     *               "color": "#7b4f50",
                     *               "alt": "酒店外景"
                     *             },
                     *             "characters": 3044,
                     *             "isSample": true
                     *           }
                     *         ],
                     *         "experts": [
                     *           {
                     *             "id": "exp-09",
                     *             "name": "孔令岳",
                     *             "title": "文旅研究者",
                     *             "field": "文化与旅游",
                     *             "portrait": {
                     *               "url": "/media/pictures/hotel-front.jpg",
                     *               "width": 1280,
                     *               "height": 853,
                     *               "color": "#7b4f50",
                     *               "alt": "酒店外景"
                     *             },
                     *             "isSample": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ThinkTankHome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnterpriseNames: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All enterprises from A to Z */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "ent-hotelDining-01",
                     *             "name": "泉畔大酒店",
                     *             "sector": "hotelDining",
                     *             "cityId": "135",
                     *             "letter": "Q",
                     *             "initials": "qpdjd"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["EnterpriseNames"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnterprises: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sector": "hotelDining",
                 *       "cityId": "135",
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    sector: components["schemas"]["Sector"];
                    cityId?: components["schemas"]["CityId"];
                };
            };
        };
        responses: {
            /** @description Enterprises of a sector */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "ent-hotelDining-01",
                     *             "name": "泉畔大酒店",
                     *             "sector": "hotelDining",
                     *             "cityId": "135",
                     *             "letter": "Q",
                     *             "initials": "qpdjd",
                     *             "cover": {
                     *               "url": "/media/pictures/hotel-front.jpg",
                     *               "width": 1280,
                     *               "height": 853,
                     *               "color": "#7b4f50",
                     *               "alt": "酒店外景"
                     *             },
                     *             "score": 83.5,
                     *             "change": 1.2,
                     *             "source": "示例测算",
                     *             "asOf": "2026-10-31",
                     *             "mark": "certified",
                     *             "isAd": false,
                     *             "isSample": true
                     *           }
                     *         ],
                     *         "total": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["EnterprisePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExperts: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All experts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "exp-09",
                     *             "name": "孔令岳",
                     *             "title": "文旅研究者",
                     *             "field": "文化与旅游",
                     *             "portrait": {
                     *               "url": "/media/pictures/hotel-front.jpg",
                     *               "width": 1280,
                     *               "height": 853,
                     *               "color": "#7b4f50",
                     *               "alt": "酒店外景"
                     *             },
                     *             "isSample": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ExpertList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Reports, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "rep-01",
                     *             "title": "文旅消费观察",
                     *             "summary": "客人愿意多住一晚。",
                     *             "publishedAt": "2026-10-28 09:00:00",
                     *             "authors": [
                     *               "孔令岳"
                     *             ],
                     *             "cover": {
                     *               "url": "/media/pictures/hotel-front.jpg",
                     *               "width": 1280,
                     *               "height": 853,
                     *               "color": "#7b4f50",
                     *               "alt": "酒店外景"
                     *             },
                     *             "characters": 3044,
                     *             "isSample": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ReportPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReport: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                /** @example rep-01 */
                reportId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A report with its chapters and charts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "id": "rep-01",
                     *         "title": "文旅消费观察",
                     *         "summary": "客人愿意多住一晚。",
                     *         "publishedAt": "2026-10-28 09:00:00",
                     *         "authors": [
                     *           "孔令岳"
                     *         ],
                     *         "cover": {
                     *           "url": "/media/pictures/hotel-front.jpg",
                     *           "width": 1280,
                     *           "height": 853,
                     *           "color": "#7b4f50",
                     *           "alt": "酒店外景"
                     *         },
                     *         "characters": 3044,
                     *         "isSample": true,
                     *         "chapters": [
                     *           {
                     *             "id": "chapter-1",
                     *             "title": "客人回来了",
                     *             "paragraphs": [
                     *               "先看总账。"
                     *             ],
                     *             "charts": [
                     *               {
                     *                 "id": "chart-1-1",
                     *                 "title": "游客人次（示例数据）",
                     *                 "kind": "bar",
                     *                 "pointTitle": "年份",
                     *                 "points": [
                     *                   "2023",
                     *                   "2024",
                     *                   "2025"
                     *                 ],
                     *                 "unit": "亿人次",
                     *                 "series": [
                     *                   {
                     *                     "name": "游客人次",
                     *                     "values": [
                     *                       7.6,
                     *                       8.4,
                     *                       9.1
                     *                     ]
                     *                   }
                     *                 ],
                     *                 "source": "智库示例数据库",
                     *                 "asOf": "2025-12-31",
                     *                 "sentence": "游客人次三年上升，2025年为9.1亿。"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "method": "全部数字都是示例。",
                     *         "corrections": [
                     *           {
                     *             "date": "2026-10-30",
                     *             "text": "第一章改正了一个数字。"
                     *           }
                     *         ],
                     *         "related": [],
                     *         "experts": [
                     *           {
                     *             "id": "exp-09",
                     *             "name": "孔令岳",
                     *             "title": "文旅研究者",
                     *             "field": "文化与旅游",
                     *             "portrait": {
                     *               "url": "/media/pictures/hotel-front.jpg",
                     *               "width": 1280,
                     *               "height": 853,
                     *               "color": "#7b4f50",
                     *               "alt": "酒店外景"
                     *             },
                     *             "isSample": true
                     *           }
                     *         ],
                     *         "sectors": [
                     *           "tourism",
                     *           "hotelDining"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Report"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAutoShowHome: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home of the auto show */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AutoShowHome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAutoBrands: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All brands from A to Z */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AutoBrands"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAutoBrand: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                /** @example b-01 */
                brandId: components["schemas"]["Id"];
                energy?: components["schemas"]["AutoEnergy"];
                price?: components["schemas"]["AutoPriceBand"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A brand with its series */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AutoBrandDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAutoSeries: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                /** @example s-001 */
                seriesId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A series with its trims, pictures and specifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AutoSeriesDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAutoShop: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                /** @example shop-01 */
                shopId: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A shop with its offers and models */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AutoShopDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAutoShops: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seriesId": "s-001",
                 *       "place": {
                 *         "longitude": 117.02,
                 *         "latitude": 36.66
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & {
                    seriesId?: components["schemas"]["Id"];
                    cityId?: components["schemas"]["CityId"];
                    place?: components["schemas"]["AutoPlace"];
                };
            };
        };
        responses: {
            /** @description Shops by distance or by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AutoShops"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProclamations: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Schedule, changes and notices of the auto show */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["AutoProclamations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInquiry: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seriesId": "s-001",
                 *       "trimId": "t-0001",
                 *       "shopIds": [
                 *         "shop-01",
                 *         "shop-02"
                 *       ],
                 *       "consented": true,
                 *       "cityId": "135",
                 *       "wish": "周末方便看车",
                 *       "clientId": "0b0e6f0c-6f0a-4a55-9d0e-0d3a7f1f2c11"
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & {
                    seriesId: components["schemas"]["Id"];
                    trimId?: components["schemas"]["Id"];
                    /** @description the reader consents to each of them */
                    shopIds: components["schemas"]["Id"][];
                    /**
                     * @description that these shops are asked in the name of the reader
                     * @enum {boolean}
                     */
                    consented: true;
                    cityId?: components["schemas"]["CityId"];
                    /** @description what the reader wants the shops to know; they read it */
                    wish?: string;
                    person?: components["schemas"]["Sealed"];
                    /** @description from the short message, for another phone than that of the account */
                    code?: string;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The inquiry is stored, and the shops are told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "id": "inq-1f4q",
                     *         "state": "received"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["InquiryReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInquiry: {
        parameters: {
            query: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
                /** @example inq-1f4q */
                id: components["schemas"]["Id"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inquiry as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "id": "inq-1f4q",
                     *         "seriesId": "s-001",
                     *         "seriesName": "青川",
                     *         "brandName": "岱行",
                     *         "trimId": "t-0001",
                     *         "trimName": "1.5T 舒适版",
                     *         "cityId": "135",
                     *         "state": "answered",
                     *         "sentAt": "2026-11-20 10:12:00",
                     *         "erasesOn": "2026-12-20",
                     *         "phoneMasked": "138****0042",
                     *         "wish": "周末方便看车",
                     *         "shops": [
                     *           {
                     *             "shopId": "shop-01",
                     *             "name": "泉城店",
                     *             "state": "answered",
                     *             "answer": {
                     *               "bare": 128800,
                     *               "purchaseTax": 11398,
                     *               "insurance": 5600,
                     *               "plate": 125,
                     *               "total": 145923,
                     *               "validUntil": "2026-11-30",
                     *               "note": "含一年保养",
                     *               "answeredAt": "2026-11-20 11:00:00"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Inquiry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revealInquiryNumber: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "inq-1f4q",
                 *       "shopId": "shop-01",
                 *       "clientId": "0b0e6f0c-6f0a-4a55-9d0e-0d3a7f1f2c11"
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & {
                    id: components["schemas"]["Id"];
                    shopId: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The shop may read the number now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "id": "inq-1f4q",
                     *         "state": "revealed"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["InquiryReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawInquiry: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "inq-1f4q",
                 *       "clientId": "0b0e6f0c-6f0a-4a55-9d0e-0d3a7f1f2c11"
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & {
                    id: components["schemas"]["Id"];
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The inquiry is withdrawn and its personal data erased */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "id": "inq-1f4q",
                     *         "state": "withdrawn"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["InquiryReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportInquiryShop: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "inq-1f4q",
                 *       "shopId": "shop-01",
                 *       "reason": "calledBefore",
                 *       "text": "还没有公开号码就接到了电话",
                 *       "clientId": "0b0e6f0c-6f0a-4a55-9d0e-0d3a7f1f2c11"
                 *     }
                 */
                "application/json": components["schemas"]["RequestContext"] & {
                    id: components["schemas"]["Id"];
                    shopId: components["schemas"]["Id"];
                    reason: components["schemas"]["ReportReason"];
                    text?: string;
                    clientId: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The report is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "id": "inq-1f4q",
                     *         "state": "answered"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["InquiryReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnInquiries: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All inquiries of the reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "ok",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "inq-1f4q",
                     *             "seriesId": "s-001",
                     *             "seriesName": "青川",
                     *             "brandName": "岱行",
                     *             "trimId": "t-0001",
                     *             "trimName": "1.5T 舒适版",
                     *             "cityId": "135",
                     *             "state": "answered",
                     *             "sentAt": "2026-11-20 10:12:00",
                     *             "erasesOn": "2026-12-20",
                     *             "phoneMasked": "138****0042",
                     *             "wish": "周末方便看车",
                     *             "shops": [
                     *               {
                     *                 "shopId": "shop-01",
                     *                 "name": "泉城店",
                     *                 "state": "answered",
                     *                 "answer": {
                     *                   "bare": 128800,
                     *                   "purchaseTax": 11398,
                     *                   "insurance": 5600,
                     *                   "plate": 125,
                     *                   "total": 145923,
                     *                   "validUntil": "2026-11-30",
                     *                   "note": "含一年保养",
                     *                   "answeredAt": "2026-11-20 11:00:00"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["Inquiries"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideoFeed: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    newsId?: components["schemas"]["Id"];
                    collectionId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Films one after the other, with all that is needed to play them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VideoPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSourceVideos: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    sourceId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Films of one site elsewhere, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["SourceVideoPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollectionOfVideo: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    newsId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The collection that a film stands in, and what stands around it there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["CollectionOfVideo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublisherCollections: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    publisherId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Collections of a publisher, added to last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VideoCollectionPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollectionVideos: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"] & {
                    collectionId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Films of a collection in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VideoItemPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoCollection: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    collectionId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description One collection of films */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VideoCollection"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClapperWork: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & {
                    workId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description A reader's film or pictures, whole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ClapperWork"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideoCollections: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description All collections of films, added to last first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VideoCollectionPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClapperWorks: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"] & components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Readers' films and pictures, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["ClapperCardPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideoSources: {
        parameters: {
            query?: {
                /** @description ms since 1970, added by the SDK */
                timestamp?: components["parameters"]["Timestamp"];
                /** @description copy of the body's tokenID, added by the SDK */
                tokenID?: components["parameters"]["TokenId"];
            };
            header?: {
                /** @description first path segment of the share page that calls, added by the SDK on share paths */
                source_channel?: components["parameters"]["SourceChannel"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContext"];
            };
        };
        responses: {
            /** @description Sites elsewhere whose films are shown, in the editors' order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        msg: string;
                        data: components["schemas"]["VideoSourceList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
